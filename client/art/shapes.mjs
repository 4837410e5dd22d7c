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
/** A jagged flash through the points. */
const bolt = pts => poly([...pts.map(([x, y], i) => [x, y - (pts.length - 1 - i) * 5 - 3]), ...pts.slice().reverse().map(([x, y], i) => [x + i * 5, y + i * 6 + 3])]);
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
  'own-saw-spear': [poly([[186, 222], [420, 196], [512, 240], [440, 262], ...teeth([432, 268], [186, 296], 8, 44)]) + disc(218, 260, 14) + poly([[256, 244], [430, 226], [430, 236], [256, 256]]),
    poly([[136, 244], [182, 232], [182, 296], [136, 284]]), grip([130, 264], [0, 278], 6, 42)],
  'own-katana': ['M168 344C282 268 400 160 496 10C460 172 346 302 190 374Z', poly([[128, 330], [146, 318], [212, 412], [194, 424]]), grip([154, 380], [16, 490], 7, 36)],
  'own-threaded-cane': blades([[196, 300], [300, 220], [400, 250], [440, 350], [370, 440], [250, 440], [170, 490]].map(([x, y]) => [x + 40, y - 30]), 14, 58, 26)
    + grip([222, 272], [70, 96], 7, 44) + 'M30 66a34 34 0 0 1 56-26l26 30-38 34-26-28Z',
  'own-stake-driver': [poly([[236, 196], [452, 30], [500, 12], [482, 60], [316, 276]]) + poly([[300, 188], [440, 78], [446, 84], [312, 206]]),
    poly([[150, 196], [210, 136], [376, 302], [316, 362]]) + disc(206, 192, 15) + disc(320, 306, 15) + disc(263, 249, 24) + disc(263, 249, 12),
    poly([[140, 218], [294, 372], [250, 416], [96, 262]]) + poly([[136, 258], [158, 236], [276, 354], [254, 376]]),
    poly([[84, 276], [236, 428], [206, 458], [150, 470], [42, 362], [54, 306]]) + disc(140, 372, 22)],
  'own-pistol': ['M176 130H470V120H508V186H470V170H176C160 170 150 162 150 150C150 138 160 130 176 130Z' + 'M190 144H452V152H190Z',
    'M476 184V216L300 222C250 226 214 236 186 262C150 296 128 340 112 392C104 420 76 432 52 418C26 402 26 368 44 348C72 316 92 250 130 204C146 186 170 182 200 182Z' + disc(78, 378, 14),
    'M192 126L172 84C168 68 188 58 202 68L216 78L206 92L224 126Z', 'M254 126L262 90L282 90L280 126Z', 'M200 262C206 314 266 316 284 268L286 234L270 236L268 262C260 290 224 290 216 252Z'],
  'own-evelyn': ['M190 146H490V134H512V190H490V178H190C174 178 164 172 164 162C164 152 174 146 190 146Z' + 'M240 152H252V172H240ZM300 152H312V172H300ZM440 152H452V172H440Z',
    'M420 188V214L300 220C254 222 222 234 198 262C166 300 156 352 124 392C100 422 58 424 40 394C26 370 38 344 62 346C82 348 88 368 78 382C100 374 104 340 116 306C132 258 150 198 206 188Z',
    'M200 142L176 104C158 92 150 70 166 56C182 44 204 54 200 72C190 64 176 70 184 84L214 104L228 142Z', 'M206 262C214 310 268 312 284 266L284 236L270 238C270 262 262 284 240 282C230 280 222 268 220 250Z',
    'M330 220C350 226 372 226 390 216L372 250C360 236 346 234 330 220Z'],
  'own-rifle-spear': ['M2 304L14 236L112 230L150 216L336 214V248L176 256L136 276L44 344Z' + disc(60, 276, 14), 'M150 186H372V204H150Z', 'M340 172L410 166L512 212L410 258L340 254L366 212Z' + 'M392 206L470 210L470 214L392 218Z',
    'M352 256L336 326L296 306C320 302 332 282 328 254Z', 'M150 182L134 150L152 140L176 182Z', 'M160 258C168 296 208 298 220 256L208 256C202 278 180 278 174 256Z'],
  'own-flame-jet': 'M10 236C90 200 130 120 230 110C200 150 210 170 240 180C290 130 360 90 470 60C420 110 410 140 430 160C460 150 490 150 510 160C470 190 450 210 450 240C470 246 490 260 504 280C470 276 440 290 430 310C450 340 480 370 500 420C430 380 380 370 330 330C310 350 300 370 300 400C260 370 230 340 200 330C130 320 80 290 10 276Z'
    + 'M130 250C180 222 230 214 300 222C340 226 370 220 400 206C380 236 380 250 400 274C340 264 300 280 240 284C190 286 150 272 130 262Z',
  // a hunter: three-cornered hat, eyes, cloth before the mouth, high collar
  'own-hunter': ['M8 142C58 166 110 148 158 116C190 50 322 50 354 116C402 148 454 166 504 142C488 208 436 240 374 236C330 234 290 246 256 268C222 246 182 234 138 236C76 240 24 208 8 142Z' + 'M150 150C190 156 230 172 256 198C282 172 322 156 362 150L364 162C326 170 286 188 256 216C226 188 186 170 148 162Z',
    'M176 258L240 284L234 304L196 296Z', 'M336 258L272 284L278 304L316 296Z',
    'M150 300C190 330 230 330 256 312C282 330 322 330 362 300L346 372C318 412 288 424 256 432C224 424 194 412 166 372Z' + 'M176 338L300 420L286 424L184 360ZM246 336L344 376L338 386L256 348Z',
    'M136 296L120 346L80 372C44 396 24 440 14 510L216 510L246 448C204 436 170 412 150 376Z', 'M376 296L392 346L432 372C468 396 488 440 498 510L296 510L266 448C308 436 342 412 362 376Z'],
  'own-bolts': [[[250, 256], [330, 190], [300, 150], [400, 100], [380, 60], [500, 6]], [[262, 262], [350, 280], [370, 230], [440, 280], [506, 220]], [[262, 268], [300, 350], [350, 340], [360, 420], [430, 430], [440, 506]], [[244, 246], [200, 160], [250, 130], [190, 60], [214, 6]]].map(bolt),
  'own-blade-fan': [[[256, 250], [150, 190], [60, 170], [6, 60]], [[256, 250], [190, 150], [130, 90], [120, 4]], [[256, 250], [130, 250], [60, 270], [4, 210]]].flatMap(a => [limb(a, 30, 2), limb(mirror(a), 30, 2)]),
  'own-disc': disc(256, 256, 220),
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
  'own-scythe': ['M60 130C150 20 360 10 500 150C400 96 250 96 140 176Z', grip([118, 150], [312, 506], 12, 44) + poly([[62, 92], [136, 56], [162, 108], [92, 150]])],
};
export const SHAPES = Object.fromEntries(Object.entries(paths).map(([k, d]) => [k, [d].flat().map(p => `<path fill="currentColor" fill-rule="evenodd" d="${p}"/>`).join('')]));
