import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The built client lies inside the Python package, so that an installed wheel needs no Node.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/nachtspiel/server/static',
    emptyOutDir: true,
    manifest: true, // what belongs to which game: the tests weigh each
    assetsInlineLimit: 0, // the content policy of the server allows no inline fonts or scripts
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8737',
      '/ws': { target: 'ws://127.0.0.1:8737', ws: true },
    },
  },
});
