import { mount } from 'svelte';
import './look/fonts.css';
import './look/look.css';
import App from './App.svelte';
import { words } from './lib/words.svelte';

await words.begin();
mount(App, { target: document.getElementById('app')! });
