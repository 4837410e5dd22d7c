// How fast things move: once, twice, or not at all. The system's wish for calm comes first.
import { keep, kept } from './kept';

export type Speed = 0 | 1 | 2;

class Motion {
  private wished = $state<Speed>(1);
  private calm = $state(false);

  constructor() {
    const before = kept<number>('speed');
    if (before === 0 || before === 1 || before === 2) this.wished = before;
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    this.calm = query.matches;
    query.addEventListener('change', () => (this.calm = query.matches));
  }

  get speed(): Speed {
    return this.calm ? 0 : this.wished;
  }

  get chosen(): Speed {
    return this.wished;
  }

  choose(speed: Speed): void {
    this.wished = speed;
    keep('speed', speed);
  }
}

export const motion = new Motion();

/** Small things fly from one place of the table to another, along an arc. Places are marked by data-spot. */
export function fly(from: string, to: string, count: number, look: string): void {
  if (motion.speed === 0 || document.hidden) return;
  const start = document.querySelector(`[data-spot="${from}"]`)?.getBoundingClientRect();
  const end = document.querySelector(`[data-spot="${to}"]`)?.getBoundingClientRect();
  if (!start || !end || !start.width || !end.width) return;
  const x0 = start.left + start.width / 2;
  const y0 = start.top + start.height / 2;
  const dx = end.left + end.width / 2 - x0;
  const dy = end.top + end.height / 2 - y0;
  for (let i = 0; i < Math.min(count, 12); i++) {
    const drop = document.createElement('span');
    drop.className = `flying ${look}`;
    drop.style.left = `${x0}px`;
    drop.style.top = `${y0}px`;
    document.body.append(drop);
    const lift = -60 - Math.abs(dx) * 0.12 + (i % 3) * 14;
    const move = drop.animate(
      [
        { transform: 'translate(-50%, -50%) scale(.6)', opacity: 0 },
        {
          transform: `translate(calc(-50% + ${dx * 0.45}px), calc(-50% + ${dy * 0.45 + lift}px)) scale(1.15)`,
          opacity: 1,
          offset: 0.5,
        },
        { transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px)) scale(.7)`, opacity: 0.9 },
      ],
      {
        duration: 480 / motion.speed,
        delay: (i * 70) / motion.speed,
        easing: 'cubic-bezier(.3,.1,.3,1)',
        fill: 'both',
      },
    );
    move.onfinish = move.oncancel = () => drop.remove();
  }
}
