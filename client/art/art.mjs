// Card pictures. A picture is data (a recipe, see recipes.mjs); this file engraves it: art(recipe, { w, h, pitch }, icons) -> SVG text.
// icons(name) gives the body of an icon in a 512 box. The filters are in defs(scale): put them once into the page.
// Line pitch in picture units: wide enough that the lines of a small card never turn grey.
export const SIZE = {
  action: { w: 300, h: 230, pitch: 4.4 }, // hand: its middle 300 x 195; small card: its middle 208 x 230
  monster: { w: 240, h: 250, pitch: 3.9 }, // the lower third lies under the name
  card: { w: 300, h: 230, pitch: 4.8 }, // Bluthelden: small on the table, so the lines are wider
  door: { w: 270, h: 450, pitch: 3.7 },
};
export const LIGHT = {
  // class of light: ground inner, ground outer, sky ink, halo, body shade, ink
  candle: { a: '#6b3f1c', b: '#150b06', sky: '#c98a4b', halo: '#f3c781', body: '#2a160b', ink: '#f2dfbd' },
  blood: { a: '#571612', b: '#0d0404', sky: '#a83a2e', halo: '#cf6a4e', body: '#2a0d09', ink: '#f0dcbf' },
  steel: { a: '#2b3f4c', b: '#070b0f', sky: '#718da0', halo: '#b9d0df', body: '#0f1a24', ink: '#e6e6dd' },
  ash: { a: '#4e463b', b: '#0e0c0a', sky: '#a3947b', halo: '#d6c7a8', body: '#1e1a15', ink: '#efe5d0' },
  moon: { a: '#3d5a80', b: '#060a14', sky: '#86a8d2', halo: '#d6e4f5', body: '#0d1626', ink: '#eaf0f4' },
  teal: { a: '#0f5a58', b: '#03100f', sky: '#3fc9b4', halo: '#8ff5df', body: '#06211f', ink: '#e2f7ee' },
  herald: { a: '#7a5a1e', b: '#140d05', sky: '#d9ac52', halo: '#f7dc92', body: '#2b1a08', ink: '#f8e8c0' },
  raven: { a: '#40384a', b: '#08060a', sky: '#8a7c9a', halo: '#cfc0d8', body: '#17121c', ink: '#ece4ee' },
  grove: { a: '#33622f', b: '#060d06', sky: '#7fae6a', halo: '#d3e8ae', body: '#0f1f0d', ink: '#eef3d8' },
  flare: { a: '#96480f', b: '#150803', sky: '#e0904a', halo: '#ffd08a', body: '#2e1305', ink: '#fbe6c6' },
  noon: { a: '#c4ad74', b: '#2a2010', sky: '#f4e6bc', halo: '#fffbe8', body: '#4a3a1c', ink: '#fffdf4' },
  frost: { a: '#55788c', b: '#0a1218', sky: '#a9cfe0', halo: '#e9f6fb', body: '#122029', ink: '#f1f6f5' },
};
let uid = 0;
export function art(r, { w, h, pitch: p }, icons) {
  const id = 'p' + ++uid,
    c = LIGHT[r.light || 'candle'];
  const hx = (r.at?.[0] ?? 0.5) * w,
    hy = (r.at?.[1] ?? 0.42) * h;
  const body = (n, fill) => icons(n).replace(/fill="currentColor"/g, `fill="${fill}"`);
  const place = ({ s = 1, x = 0.5, y = 0.5, rot = 0, flip = 0 }) => {
    const k = (s * h) / 512; // icon height as a share of the picture height
    return `translate(${(x * w).toFixed(1)} ${(y * h).toFixed(1)}) rotate(${rot}) scale(${flip ? -k : k} ${k}) translate(-256 -256)`;
  };
  const wave = (gid, o, ang) => {
    // line ruling in picture units, whatever the icon's own scale and turn
    const k = o ? ((o.s || 1) * h) / 512 : 1,
      q = p / k / 2,
      a = ((ang - (o?.rot || 0) * (o?.flip ? -1 : 1)) * Math.PI) / 180;
    return `<linearGradient id="${gid}" gradientUnits="userSpaceOnUse" spreadMethod="reflect" x1="0" y1="0" x2="${(q * Math.cos(a)).toFixed(3)}" y2="${(q * Math.sin(a)).toFixed(3)}">
      <stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>`;
  };
  let defs =
    `<radialGradient id="${id}g" gradientUnits="userSpaceOnUse" cx="${hx}" cy="${hy}" r="${Math.max(w, h) * 0.72}">
      <stop offset="0" stop-color="${c.a}"/><stop offset=".55" stop-color="${mix(c.a, c.b, 0.68)}"/>
      <stop offset="1" stop-color="${c.b}"/></radialGradient>` +
    `<radialGradient id="${id}t" gradientUnits="userSpaceOnUse" cx="${hx}" cy="${hy}" r="${Math.max(w, h) * 0.66}">
      <stop offset="0" stop-color="#ddd"/><stop offset=".35" stop-color="#8a8a8a"/>
      <stop offset="1" stop-color="#1a1a1a"/></radialGradient>` +
    wave(id + 'w', null, r.ruling ?? 90) +
    `<radialGradient id="${id}r" gradientUnits="userSpaceOnUse" spreadMethod="reflect" cx="${hx}" cy="${hy}" r="${p * 0.55}">
      <stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/></radialGradient>` +
    `<radialGradient id="${id}v" gradientUnits="userSpaceOnUse" cx="${w / 2}" cy="${h * 0.46}" r="${Math.max(w, h) * 0.62}">
      <stop offset=".45" stop-color="#000" stop-opacity="0"/>
      <stop offset="1" stop-color="#000" stop-opacity=".82"/></radialGradient>`;
  let o = `<rect width="${w}" height="${h}" fill="url(#${id}g)"/>`;
  // sky: ruled lines whose weight follows the light
  o += `<g filter="url(#ink-${r.light || 'candle'})" opacity="${r.sky ?? 0.5}">
    <rect width="${w}" height="${h}" fill="url(#${id}t)"/>
    <rect width="${w}" height="${h}" fill="url(#${id}${r.rings ? 'r' : 'w'})" opacity=".5"/></g>`;
  // halo: moon or candle glow
  if (r.halo) {
    const R = r.halo * h;
    defs +=
      `<radialGradient id="${id}h" cx=".42" cy=".38" r=".7"><stop offset="0" stop-color="${c.halo}"/>
        <stop offset=".75" stop-color="${mix(c.halo, c.a, 0.45)}"/>
        <stop offset="1" stop-color="${mix(c.halo, c.a, 0.8)}"/></radialGradient>` +
      `<radialGradient id="${id}k"><stop offset="0" stop-color="${c.halo}" stop-opacity=".55"/>
        <stop offset="1" stop-color="${c.halo}" stop-opacity="0"/></radialGradient>` +
      wave(id + 'm', null, 62) +
      `<linearGradient id="${id}mt" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#000"/>
        <stop offset=".5" stop-color="#333"/><stop offset="1" stop-color="#ccc"/></linearGradient>
        <clipPath id="${id}mc"><circle cx="${hx}" cy="${hy}" r="${R}"/></clipPath>`;
    o +=
      `<circle cx="${hx}" cy="${hy}" r="${R * 2.1}" fill="url(#${id}k)"/><circle cx="${hx}" cy="${hy}" r="${R}" fill="url(#${id}h)"/>` +
      `<g clip-path="url(#${id}mc)"><g filter="url(#ink-night)" opacity=".55">
        <rect x="${hx - R}" y="${hy - R}" width="${2 * R}" height="${2 * R}" fill="url(#${id}mt)"/>
        <rect x="${hx - R}" y="${hy - R}" width="${2 * R}" height="${2 * R}" fill="url(#${id}m)" opacity=".5"/>
        </g></g>`;
  }
  // back: great faint shapes
  for (const b of r.back || [])
    o += `<g opacity="${b.o ?? 0.55}" transform="${place(b)}">${body(b.i, b.c || mix(c.b, '#000000', 0.2))}</g>`;
  // main: engraved relief
  (r.main || []).forEach((m, n) => {
    const wid = id + 'w' + n;
    defs += wave(wid, m, m.ruling ?? 58);
    o += `<g filter="url(#eng-${m.light || r.light || 'candle'})"><g transform="${place(m)}">${body(m.i, `url(#${wid})`)}</g></g>`;
  });
  // fore: black silhouettes, fog
  for (const f of r.fore || [])
    o += `<g transform="${place(f)}" opacity="${f.o ?? 1}">${body(f.i, f.c || mix(c.b, '#000000', 0.35))}</g>`;
  if (r.fog !== 0) {
    defs += `<linearGradient id="${id}f" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${c.b}" stop-opacity="0"/>
      <stop offset="1" stop-color="${c.b}" stop-opacity=".95"/></linearGradient>`;
    o += `<rect y="${h * 0.7}" width="${w}" height="${h * 0.3}" fill="url(#${id}f)"/>`;
  }
  for (const s of r.sparks || [])
    o += `<circle cx="${s[0] * w}" cy="${s[1] * h}" r="${s[2]}" fill="${r.sparkColour || c.halo}" opacity=".9"/>`;
  o += `<rect width="${w}" height="${h}" fill="url(#${id}v)"/>`;
  return `<svg class="art" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs>${defs}</defs>${o}</svg>`;
}
export function mix(a, b, t) {
  const f = (x) => [1, 3, 5].map((i) => parseInt(x.slice(i, i + 2), 16));
  const A = f(a),
    B = f(b);
  return (
    '#' +
    A.map((v, i) =>
      Math.round(v + (B[i] - v) * t)
        .toString(16)
        .padStart(2, '0'),
    ).join('')
  );
}
const rgb = (h) => [1, 3, 5].map((i) => (parseInt(h.slice(i, i + 2), 16) / 255).toFixed(3));
// The shared filters. scale = device pixels per picture unit: the relief is computed per pixel, so its height must grow with the scale.
export function defs(scale = 1) {
  let s = '';
  const ink = (id, col) => {
    const [R, G, B] = rgb(col);
    return `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
      <feTurbulence type="fractalNoise" baseFrequency=".035 .05" numOctaves="2" seed="7" result="n"/>
      <feDisplacementMap in="SourceGraphic" in2="n" scale="5" xChannelSelector="R" yChannelSelector="G" result="d"/>
      <feColorMatrix in="d" values="0 0 0 0 ${R} 0 0 0 0 ${G} 0 0 0 0 ${B} 1.9 1.9 1.9 0 -2.75"/></filter>`;
  };
  for (const [k, c] of Object.entries(LIGHT)) {
    s += ink('ink-' + k, c.sky);
    const [R, G, B] = rgb(c.ink);
    s += `<filter id="eng-${k}" x="-8%" y="-8%" width="116%" height="116%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency=".06" numOctaves="2" seed="3" result="n"/>
<feDisplacementMap in="SourceGraphic" in2="n" scale="2.2" xChannelSelector="R" yChannelSelector="G" result="src"/>
<feColorMatrix in="src" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0" result="al"/>
<feGaussianBlur in="al" stdDeviation="7" result="bl"/>
<feDiffuseLighting in="bl" surfaceScale="${(21 * scale).toFixed(1)}" diffuseConstant="1.1" lighting-color="#fff" result="L"><feDistantLight azimuth="228" elevation="36"/></feDiffuseLighting>
<feComposite in="src" in2="L" operator="arithmetic" k2=".7" k3="1.45" k4="-.78" result="mix"/>
<feColorMatrix in="mix" values="0 0 0 0 ${R} 0 0 0 0 ${G} 0 0 0 0 ${B} 1.5 1.5 1.5 0 -1.75" result="lines"/>
<feComposite in="lines" in2="al" operator="in" result="ink"/>
<feFlood flood-color="${c.body}" result="bf"/><feComposite in="bf" in2="al" operator="in" result="base"/>
<feMorphology in="al" operator="dilate" radius="1.6" result="ol"/><feGaussianBlur in="ol" stdDeviation=".5" result="ol1"/>
<feGaussianBlur in="al" stdDeviation="6" result="sh"/><feOffset in="sh" dx="3" dy="6" result="sho"/>
<feFlood flood-color="#050303" flood-opacity=".9" result="of"/><feComposite in="of" in2="ol1" operator="in" result="outline"/><feFlood flood-color="#000" flood-opacity=".65" result="sf"/><feComposite in="sf" in2="sho" operator="in" result="shadow"/>
<feMerge><feMergeNode in="shadow"/><feMergeNode in="outline"/><feMergeNode in="base"/><feMergeNode in="ink"/></feMerge></filter>`;
  }
  s += ink('ink-night', '#0a0705');
  return `<svg class="defs" width="0" height="0" aria-hidden="true" focusable="false"><defs>${s}</defs></svg>`;
}
