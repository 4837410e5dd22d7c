// Card backs and the grain of the table.
const BACKS = {
  action: { inner: '#4a1512', middle: '#1c0807', outer: '#0c0504', icon: 'candle-flame', ink: '#f3d9a2' },
  dungeon: { inner: '#2a3a4e', middle: '#121a26', outer: '#080b11', icon: 'dungeon-gate', ink: '#cfe0f4' },
  spell: { inner: '#1f4a2c', middle: '#0e2416', outer: '#060f09', icon: 'spell-book', ink: '#f3e3b4' },
  pool: { inner: '#5a4416', middle: '#2a1f09', outer: '#110c04', icon: 'well', ink: '#fbe9bd' },
};
const GILT = '#d2a85f';

/** The inside of a card back, 25 : 35; the frame is drawn by the page. */
export function back(kind, icon) {
  const b = BACKS[kind];
  const put = (name, y, scale, ink) =>
    `<g transform="translate(120 ${y}) scale(${scale}) translate(-256 -256)" style="color:${ink}">${icon(name)}</g>`;
  const rosette = Array.from(
    { length: 18 },
    (_, i) => `<ellipse cx="120" cy="170" rx="92" ry="36" transform="rotate(${i * 10} 120 170)"/>`,
  ).join('');
  return (
    `<svg class="art" viewBox="0 0 240 340" preserveAspectRatio="none"><defs>
      <radialGradient id="g" gradientUnits="userSpaceOnUse" cx="120" cy="153" r="225">
      <stop offset="0" stop-color="${b.inner}"/><stop offset=".6" stop-color="${b.middle}"/>
      <stop offset="1" stop-color="${b.outer}"/></radialGradient></defs>` +
    `<rect width="240" height="340" fill="url(#g)"/>
      <g fill="none" stroke="${GILT}" stroke-width=".8" opacity=".55">${rosette}<circle cx="120" cy="170" r="97"/>
      <circle cx="120" cy="170" r="101"/><path d="M12 12H228V328H12ZM20 20H220V320H20Z"/>
      <path d="M20 70L70 20M220 70L170 20M20 270L70 320M220 270L170 320"/></g>` +
    `<circle cx="120" cy="170" r="41" fill="#0f0705" stroke="${GILT}" stroke-width="2.4"/>${put(b.icon, 170, 0.125, b.ink)}${put('gothic-cross', 42, 0.07, GILT)}${put('gothic-cross', 298, 0.07, GILT)}</svg>`
  );
}

/** The grain as a grey tile that repeats both ways: to be laid over the wood in soft light at 40 %. Planks are 240 wide. */
export function wood() {
  const w = 960,
    h = 480;
  return `<svg class="art" viewBox="0 0 ${w} ${h}">
    <filter id="g" filterUnits="userSpaceOnUse" x="0" y="0" width="${w}" height="${h}" color-interpolation-filters="sRGB">
    <feTurbulence type="fractalNoise" baseFrequency=".0035 .085" numOctaves="2" seed="5" stitchTiles="stitch"/>
    <feColorMatrix type="saturate" values="0"/><feComponentTransfer>
    <feFuncR type="linear" slope="2.2" intercept="-.6"/><feFuncG type="linear" slope="2.2" intercept="-.6"/>
    <feFuncB type="linear" slope="2.2" intercept="-.6"/><feFuncA type="discrete" tableValues="1"/>
    </feComponentTransfer></filter><rect width="${w}" height="${h}" filter="url(#g)"/></svg>`;
}
export const BACK_KINDS = Object.keys(BACKS);
export const BACK_ICONS = ['gothic-cross', ...Object.values(BACKS).map((b) => b.icon)];
