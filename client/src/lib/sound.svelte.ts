// Sounds, made on the spot: off until somebody wants them. No files, nothing to load.
import { keep, kept } from './kept';

export type SoundName = 'card' | 'reveal' | 'dice' | 'hit' | 'echo' | 'death' | 'win';

class Sound {
  on = $state(kept<boolean>('sound') === true);
  private context: AudioContext | null = null;
  private hiss: AudioBuffer | null = null;

  choose(on: boolean): void {
    this.on = on;
    keep('sound', on);
    if (on) this.play('card');
  }

  play(name: SoundName, delay = 0): void {
    if (!this.on || document.hidden) return;
    this.context ??= new AudioContext();
    if (this.context.state === 'suspended') void this.context.resume();
    const at = this.context.currentTime + delay;
    switch (name) {
      case 'card':
        this.noise(at, 0.09, 2600, 0.16);
        break;
      case 'reveal':
        for (let i = 0; i < 3; i++) this.noise(at + i * 0.06, 0.08, 2000 + i * 500, 0.14);
        break;
      case 'dice':
        for (const step of [0, 0.09, 0.2, 0.34, 0.5]) this.noise(at + step, 0.045, 1300, 0.3);
        break;
      case 'hit':
        this.tone(at, 0.22, 150, 52, 0.4, 'triangle');
        this.noise(at, 0.07, 700, 0.3);
        break;
      case 'echo':
        this.tone(at, 0.35, 620, 930, 0.1, 'sine');
        this.tone(at + 0.07, 0.4, 930, 1240, 0.07, 'sine');
        break;
      case 'death':
        this.tone(at, 1.3, 196, 49, 0.3, 'sawtooth');
        this.tone(at, 1.3, 98, 41, 0.3, 'triangle');
        break;
      case 'win':
        [262, 330, 392, 523].forEach((pitch, i) => this.tone(at + i * 0.14, 1.1, pitch, pitch, 0.13, 'triangle'));
        break;
    }
  }

  private tone(at: number, seconds: number, from: number, to: number, loud: number, shape: OscillatorType): void {
    const context = this.context!;
    const wave = context.createOscillator();
    wave.type = shape;
    wave.frequency.setValueAtTime(from, at);
    wave.frequency.exponentialRampToValueAtTime(to, at + seconds);
    wave.connect(this.fade(at, seconds, loud));
    wave.start(at);
    wave.stop(at + seconds);
  }

  private noise(at: number, seconds: number, pitch: number, loud: number): void {
    const context = this.context!;
    if (!this.hiss) {
      this.hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
      const data = this.hiss.getChannelData(0);
      for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
    }
    const source = context.createBufferSource();
    source.buffer = this.hiss;
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = pitch;
    source.connect(band).connect(this.fade(at, seconds, loud));
    source.start(at, 0, seconds);
  }

  private fade(at: number, seconds: number, loud: number): GainNode {
    const gain = this.context!.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    gain.connect(this.context!.destination);
    return gain;
  }
}

export const sound = new Sound();
