// Our own shapes, for things the icon set lacks. Same convention as the icons: a 512 x 512 box, one fill, holes by even-odd; a list = parts that overlap.
const n = v => Math.round(v * 10) / 10;
const poly = pts => 'M' + pts.map(p => n(p[0]) + ' ' + n(p[1])).join('L') + 'Z';
const disc = (x, y, r) => `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
const ring = (x, y, r, t) => disc(x, y, r) + disc(x, y, r - t);

/** Points of a toothed edge from a to b: the tips stand `depth` to the right of the way. */
function teeth(a, b, count, depth, lean = .75) {
  const dx = (b[0] - a[0]) / count, dy = (b[1] - a[1]) / count, len = Math.hypot(dx, dy);
  const nx = -dy / len * depth, ny = dx / len * depth, out = [];
  for (let i = 0; i < count; i++) {
    const x = a[0] + dx * i, y = a[1] + dy * i;
    out.push([x, y], [x + dx * lean + nx, y + dy * lean + ny]);
  }
  return [...out, b];
}

/** A smooth way through the points (Catmull-Rom), `step` pieces between two of them. */
function smooth(pts, step = 12) {
  const at = i => pts[Math.max(0, Math.min(pts.length - 1, i))], out = [];
  for (let i = 0; i < pts.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < step; k++) {
      const t = k / step, f = j => .5 * (2 * p1[j] + (p2[j] - p0[j]) * t + (2 * p0[j] - 5 * p1[j] + 4 * p2[j] - p3[j]) * t * t + (3 * p1[j] - p0[j] - 3 * p2[j] + p3[j]) * t ** 3);
      out.push([f(0), f(1)]);
    }
  }
  return [...out, pts[pts.length - 1]];
}
const normal = (w, i) => {
  const a = w[Math.max(0, i - 1)], b = w[Math.min(w.length - 1, i + 1)], l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [-(b[1] - a[1]) / l, (b[0] - a[0]) / l];
};
/** A limb along the points, from width w0 to width w1. */
function limb(pts, w0, w1) {
  const way = smooth(pts), l = [], r = [];
  way.forEach((p, i) => { const [x, y] = normal(way, i), w = (w0 + (w1 - w0) * i / (way.length - 1)) / 2; l.push([p[0] + x * w, p[1] + y * w]); r.unshift([p[0] - x * w, p[1] - y * w]); });
  return poly([...l, ...r]);
}
/** A chain of blades along the points: the whip of the cane. */
function blades(pts, count, w0, w1) {
  const way = smooth(pts, 40), out = [];
  for (let k = 0; k < count; k++) {
    const i = Math.floor(k / count * (way.length - 1)), j = Math.floor((k + .86) / count * (way.length - 1));
    const w = w0 + (w1 - w0) * k / count, a = way[i], b = way[j], p = normal(way, i), q = normal(way, j), h = w / 2;
    out.push(poly([[a[0] + p[0] * h, a[1] + p[1] * h], [b[0] + q[0] * h * .55, b[1] + q[1] * h * .55], [b[0] - q[0] * h * 1.5, b[1] - q[1] * h * 1.5], [a[0] - p[0] * h * .8, a[1] - p[1] * h * .8]]));
  }
  return out.join('');
}
/** A bound grip from a to b: slanting wraps with gaps. */
function grip(a, b, count, width) {
  const dx = (b[0] - a[0]) / count, dy = (b[1] - a[1]) / count, len = Math.hypot(dx, dy), nx = -dy / len * width / 2, ny = dx / len * width / 2, out = [];
  for (let i = 0; i < count; i++) {
    const x = a[0] + dx * i, y = a[1] + dy * i, s = .22, g = .8;
    out.push(poly([[x + nx, y + ny], [x + dx * g + nx, y + dy * g + ny], [x + dx * (g + s) - nx, y + dy * (g + s) - ny], [x + dx * s - nx, y + dy * s - ny]]));
  }
  return out.join('');
}
const mirror = pts => pts.map(([x, y]) => [512 - x, y]);

const arms = [
  [[214, 250], [120, 190], [70, 90], [34, 20]], [[206, 285], [90, 268], [36, 190], [4, 130]],
  [[206, 320], [100, 340], [60, 420], [20, 470]], [[222, 350], [150, 410], [140, 470], [110, 508]],
];
const claw = (x, y, s) => [[-1, -.5], [0, -1], [1, -.4]].map(([a, b]) => limb([[x, y], [x + a * s * .7, y + b * s * .6], [x + a * s * .9, y + b * s * 1.5]], s * .5, 1));

const paths = {
  // folded saw: broad blade, teeth below, bound grip
  'own-saw-cleaver': poly([[150, 214], [208, 150], [420, 92], [486, 104], [504, 150], [496, 178], ...teeth([492, 196], [196, 292], 9, 36), [168, 268]])
    + poly([[262, 168], [424, 124], [440, 138], [272, 186]]) + disc(204, 226, 17) + grip([150, 262], [14, 372], 6, 48),
  // unfolded saw on a long shaft, its point forward
  'own-saw-spear': poly([[196, 236], [430, 214], [510, 250], [440, 262], ...teeth([432, 268], [196, 290], 8, 34)])
    + poly([...teeth([214, 222], [404, 202], 1, 0), [392, 196], [240, 210]]) + disc(222, 263, 12) + poly([[256, 250], [420, 236], [420, 244], [256, 259]])
    + poly([[150, 250], [194, 244], [194, 284], [150, 280]]) + grip([144, 265], [4, 276], 7, 34),
  'own-katana': 'M160 350C274 276 398 168 484 18C462 186 344 326 186 392Z' + poly([[128, 344], [150, 330], [206, 418], [184, 432]]) + grip([148, 392], [20, 494], 6, 44),
  'own-threaded-cane': blades([[196, 300], [300, 220], [400, 250], [440, 350], [370, 440], [250, 440], [170, 490]].map(([x, y]) => [x + 40, y - 30]), 15, 40, 18)
    + grip([226, 276], [70, 96], 7, 36) + 'M30 66a34 34 0 0 1 56-26l26 30-38 34-26-28Z',
  'own-stake-driver': [poly([[236, 196], [452, 30], [500, 12], [482, 60], [316, 276]]) + poly([[300, 188], [440, 78], [446, 84], [312, 206]]),
    poly([[150, 196], [210, 136], [376, 302], [316, 362]]) + disc(206, 192, 15) + disc(320, 306, 15) + disc(263, 249, 24) + disc(263, 249, 12),
    poly([[140, 218], [294, 372], [250, 416], [96, 262]]) + poly([[136, 258], [158, 236], [276, 354], [254, 376]]),
    poly([[84, 276], [236, 428], [206, 458], [150, 470], [42, 362], [54, 306]]) + disc(140, 372, 22)],
  'own-pistol': 'M150 120H470V100H506V196H470V176H392L380 208H236C214 208 204 224 196 250L160 372C150 408 112 424 74 410C40 398 34 362 46 332L106 190C92 186 76 176 74 160C92 160 104 154 112 146L100 108L128 92L150 120Z'
    + 'M176 138V156H452V138Z' + 'M226 226H286C296 262 270 292 232 288C222 288 214 284 208 280L213 262C234 276 262 262 262 240H222Z',
  'own-sprayer': 'M20 300C20 262 48 240 84 240H196V200H240V230L330 236L470 160C486 152 500 162 500 182V358C500 378 486 388 470 380L330 306L240 312V342H196V320L176 330L150 440H86L108 330H84C48 330 20 322 20 300Z'
    + poly([[346, 250], [468, 184], [468, 200], [352, 262]]) + disc(86, 284, 22) + poly([[252, 248], [316, 252], [316, 262], [252, 260]]),
  'own-shaft': grip([256, 300], [256, 506], 7, 44) + poly([[238, 30], [274, 30], [278, 290], [234, 290]]),
  // a medal with a rune of our own: a hanging branch
  'own-mark': disc(256, 266, 196) + ring(256, 266, 172, 12) + poly([[242, 130], [270, 130], [270, 244], [342, 172], [362, 192], [270, 284], [270, 400], [242, 400], [242, 284], [150, 192], [170, 172], [242, 244]]) + disc(256, 418, 14) + ring(256, 40, 34, 14),
  'own-pellet': disc(200, 210, 150) + disc(380, 372, 104) + disc(120, 418, 72)
    + [[-64, -10], [-6, 0], [52, -10]].map(([x, y]) => limb([[200 + x + 26, 110 + y], [200 + x + 8, 210 + y], [200 + x - 36, 310 + y]], 4, 26)).join(''),
  'own-amygdala': [...arms.flatMap(a => [limb(a, 34, 12), limb(mirror(a), 34, 12)]), ...[[34, 26, 26], [8, 134, 24]].flatMap(([x, y, s]) => [...claw(x, y, s), ...claw(512 - x, y, s)])],
  'own-amygdala-head': 'M256 60C340 60 372 150 356 232C346 286 318 330 296 360L300 470L272 404L256 490L240 404L212 470L216 360C194 330 166 286 156 232C140 150 172 60 256 60Z'
    + [[256, 120, 20], [206, 150, 18], [306, 150, 18], [232, 196, 22], [286, 198, 22], [192, 218, 15], [322, 218, 15], [256, 252, 19], [214, 274, 14], [300, 274, 14], [256, 312, 12]].map(e => disc(...e)).join(''),
  'own-blade-left': 'M250 300C150 290 60 220 20 60C100 180 180 220 262 240Z',
  'own-scythe': 'M60 130C150 20 360 10 500 150C400 96 250 96 140 176Z' + poly([[84, 112], [122, 96], [330, 500], [296, 510]]) + grip([222, 322], [286, 448], 4, 46) + poly([[66, 92], [140, 60], [160, 104], [88, 150]]),
};
export const SHAPES = Object.fromEntries(Object.entries(paths).map(([k, d]) => [k, [d].flat().map(p => `<path fill="currentColor" fill-rule="evenodd" d="${p}"/>`).join('')]));
