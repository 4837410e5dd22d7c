// One entry = one picture. Keys as in the content files.
// light: class of light (art.mjs). at: where it stands. rings: ruled circles instead of lines. halo: the moon's radius. sky: strength of the ruling.
// back, main, fore: i icon, s height share, x y place (0..1), rot degrees, flip, o opacity, c colour, light of its own. sparks: [x, y, radius].
const BLOOD = '#4a0a07';
const graves = (x, s, y = .88) => ({ i: 'graveyard', s, x, y });

export const ACTIONS = {
  // starting cards
  hunter_axe: { light: 'blood', at: [.62, .34], back: [{ i: 'dead-wood', s: 1.25, x: .82, y: .5, o: .6 }], main: [{ i: 'battered-axe', s: .93, x: .45, y: .49, rot: -4 }], sparks: [[.8, .2, 1.6], [.74, .3, 1], [.88, .38, 1.2]] },
  saw_cleaver: { light: 'blood', at: [.4, .4], rings: 1, back: [{ i: 'circular-sawblade', s: 1.5, x: .26, y: .62, o: .55 }], main: [{ i: 'own-saw-cleaver', s: 1.0, x: .51, y: .51, rot: -8 }] },
  hunter_pistol: { light: 'steel', at: [.74, .3], back: [{ i: 'church', s: .95, x: .2, y: .62, o: .5 }], main: [{ i: 'own-pistol', s: 1.02, x: .5, y: .54, rot: -10 }], sparks: [[.88, .16, 2], [.93, .24, 1.3], [.84, .08, 1.2], [.95, .13, 1.6]] },
  transform: { light: 'ash', at: [.5, .48], rings: 1, back: [{ i: 'big-gear', s: 1.35, x: .5, y: .5, o: .7 }], main: [{ i: 'switchblade', s: .98, x: .5, y: .5 }] },
  hunters_dream: { light: 'moon', at: [.6, .36], halo: .3, sky: .55, fore: [{ i: 'dead-wood', s: 1.06, x: .3, y: .46, c: '#05080f' }, { i: 'graveyard', s: .46, x: .72, y: .84, c: '#05080f' }, { i: 'graveyard', s: .4, x: .95, y: .88, c: '#070c16' }] },

  // upgrades: melee
  kirkhammer: { light: 'blood', at: [.5, .3], back: [{ i: 'church', s: 1.25, x: .72, y: .5, o: .62 }], main: [{ i: 'thor-hammer', s: .92, x: .44, y: .5, rot: -8 }] },
  stake_driver: { light: 'blood', at: [.7, .3], back: [{ i: 'big-gear', s: 1.1, x: .16, y: .7, o: .6 }], main: [{ i: 'own-stake-driver', s: .96, x: .5, y: .5 }], sparks: [[.82, .1, 1.8], [.88, .2, 1.2], [.76, .06, 1.2]] },
  threaded_cane: { light: 'blood', at: [.62, .5], back: [{ i: 'thorny-vine', s: 1.3, x: .72, y: .55, o: .55 }], main: [{ i: 'own-threaded-cane', s: .98, x: .5, y: .5 }] },
  burial_blade: { light: 'blood', at: [.6, .34], back: [{ i: 'dead-wood', s: 1.2, x: .1, y: .5, o: .7 }], main: [{ i: 'own-scythe', s: .96, x: .52, y: .5, rot: 4 }], fore: [graves(.2, .36), graves(.86, .42)] },
  ludwigs_holy_blade: { light: 'blood', at: [.5, .4], back: [{ i: 'sunbeams', s: 1.5, x: .5, y: .5, o: .35 }, { i: 'church', s: .8, x: .14, y: .66, o: .6 }], main: [{ i: 'broadsword', s: 1.02, x: .52, y: .5, rot: -4 }] },
  logarius_wheel: { light: 'blood', at: [.5, .42], rings: 1, back: [{ i: 'spiked-fence', s: .7, x: .2, y: .74, o: .7 }, { i: 'spiked-fence', s: .7, x: .8, y: .74, o: .7 }], main: [{ i: 'own-shaft', s: 1.1, x: .66, y: .66, rot: -45 }, { i: 'cartwheel', s: .82, x: .45, y: .44, rot: 8 }] },
  chikage: { light: 'blood', at: [.4, .4], halo: .26, back: [{ i: 'blood', s: .8, x: .22, y: .16, o: .7, c: BLOOD }, { i: 'blood', s: .8, x: .78, y: .16, o: .7, c: BLOOD }], main: [{ i: 'own-katana', s: .98, x: .5, y: .5 }] },
  tonitrus: { light: 'blood', at: [.62, .34], back: [{ i: 'lightning-branches', s: 1.3, x: .16, y: .5, o: .6 }], main: [{ i: 'own-bolts', s: .9, x: .64, y: .36, light: 'moon' }, { i: 'flanged-mace', s: .98, x: .44, y: .5 }], sparkColour: '#bcd8ff', sparks: [[.86, .5, 1.8], [.5, .16, 1.4], [.9, .2, 1.3]] },
  saw_spear: { light: 'blood', at: [.6, .3], back: [{ i: 'wolf-head', s: 1.1, x: .72, y: .46, o: .6 }], main: [{ i: 'own-saw-spear', s: 1.2, x: .5, y: .48, rot: 148 }] },
  blade_of_mercy: { light: 'blood', at: [.5, .36], back: [{ i: 'feathered-wing', s: 1, x: .84, y: .5, o: .6 }, { i: 'feathered-wing', s: 1, x: .16, y: .5, o: .6, flip: 1 }], main: [{ i: 'curvy-knife', s: .88, x: .56, y: .48, rot: 180 }, { i: 'curvy-knife', s: .88, x: .44, y: .48, rot: 180, flip: 1 }] },
  beast_claw: { light: 'blood', at: [.4, .4], back: [{ i: 'claw-slashes', s: 1.3, x: .66, y: .46, o: .8 }], main: [{ i: 'bird-claw', s: .94, x: .46, y: .5 }] },
  whirligig_saw: { light: 'blood', at: [.56, .4], rings: 1, back: [{ i: 'gears', s: 1.1, x: .16, y: .6, o: .6 }], main: [{ i: 'own-shaft', s: 1.15, x: .36, y: .72, rot: 48 }, { i: 'bolt-saw', s: .8, x: .56, y: .42 }], sparks: [[.86, .5, 2], [.9, .6, 1.4], [.84, .66, 1.6], [.93, .44, 1.1]] },

  // upgrades: ranged
  repeating_pistol: { light: 'steel', at: [.5, .4], rings: 1, back: [{ i: 'bullets', s: 1.1, x: .5, y: .5, o: .45 }], main: [{ i: 'crossed-pistols', s: .9, x: .5, y: .5 }] },
  ludwigs_rifle: { light: 'steel', at: [.3, .4], halo: .2, back: [{ i: 'church', s: .7, x: .85, y: .72, o: .5 }], main: [{ i: 'musket', s: 1.0, x: .52, y: .5 }] },
  blunderbuss: { light: 'steel', at: [.72, .3], back: [{ i: 'dead-wood', s: 1.2, x: .16, y: .5, o: .6 }], main: [{ i: 'blunderbuss', s: .9, x: .46, y: .54, rot: 4 }], sparks: [[.76, .12, 2.4], [.82, .22, 1.6], [.7, .06, 1.4], [.88, .1, 2], [.9, .3, 1.3]] },
  evelyn: { light: 'steel', at: [.42, .34], halo: .28, back: [{ i: 'thorny-vine', s: 1.1, x: .86, y: .6, o: .6 }], main: [{ i: 'rose', s: .5, x: .32, y: .68, light: 'blood', rot: -20 }, { i: 'own-evelyn', s: 1.02, x: .52, y: .5, rot: 12, flip: 1 }] },
  flamesprayer: { light: 'steel', at: [.8, .4], back: [{ i: 'gears', s: .9, x: .14, y: .7, o: .6 }], main: [{ i: 'own-flame-jet', s: .8, x: .76, y: .4, rot: -16, light: 'candle' }, { i: 'own-sprayer', s: .74, x: .34, y: .6, rot: -16 }], sparks: [[.9, .1, 2], [.95, .5, 1.6], [.82, .08, 1.2]], sparkColour: '#ffb057' },
  rosmarinus: { light: 'steel', at: [.7, .36], rings: 1, back: [{ i: 'fern', s: 1.2, x: .14, y: .5, o: .75 }], main: [{ i: 'heat-haze', s: .8, x: .74, y: .36, rot: 62, light: 'moon' }, { i: 'bugle-call', s: .7, x: .37, y: .6, rot: -12 }, { i: 'herbs-bundle', s: .5, x: .2, y: .36, rot: -20, light: 'ash' }] },
  cannon: { light: 'steel', at: [.74, .32], back: [{ i: 'castle-ruins', s: .9, x: .78, y: .66, o: .55 }], main: [{ i: 'cannon', s: .98, x: .47, y: .5, rot: -10 }], sparks: [[.86, .2, 2], [.9, .3, 1.4], [.8, .14, 1.3]] },
  rifle_spear: { light: 'steel', at: [.66, .3], back: [{ i: 'gears', s: 1, x: .16, y: .4, o: .5 }, { i: 'dead-wood', s: 1, x: .86, y: .6, o: .5 }], main: [{ i: 'own-rifle-spear', s: 1.16, x: .5, y: .58, rot: -24 }] },

  // upgrades: utility
  blood_vial: { light: 'ash', at: [.5, .45], rings: 1, back: [{ i: 'droplets', s: 1.2, x: .78, y: .55, o: .5, c: '#3a0705' }], main: [{ i: 'vial', s: .98, x: .48, y: .5, rot: 14, light: 'blood' }] },
  molotov_cocktail: { light: 'candle', at: [.58, .26], back: [{ i: 'village', s: 1, x: .2, y: .6, o: .6 }], main: [{ i: 'flame', s: .5, x: .6, y: .22, rot: 8 }, { i: 'brandy-bottle', s: .74, x: .46, y: .6, rot: 20 }], sparks: [[.7, .06, 2], [.78, .16, 1.4], [.46, .1, 1.5], [.84, .3, 1.2]] },
  beast_blood_pellet: { light: 'ash', at: [.44, .42], rings: 1, back: [{ i: 'wolf-head', s: 1.25, x: .72, y: .48, o: .6 }], main: [{ i: 'own-pellet', s: .9, x: .46, y: .5, light: 'blood' }] },
  bold_hunters_mark: { light: 'ash', at: [.5, .46], rings: 1, back: [{ i: 'crossed-chains', s: 1.4, x: .5, y: .46, o: .6 }], main: [{ i: 'own-mark', s: .94, x: .5, y: .5, rot: -5, light: 'candle' }] },
  sinister_bell: { light: 'ash', at: [.5, .4], rings: 1, back: [{ i: 'gibbet', s: 1.2, x: .82, y: .5, o: .55 }], main: [{ i: 'ringing-bell', s: .94, x: .48, y: .5, rot: -8 }] },
  madmans_knowledge: { light: 'ash', at: [.5, .3], back: [{ i: 'six-eyes', s: 1.2, x: .22, y: .5, o: .6 }, { i: 'six-eyes', s: 1.2, x: .8, y: .5, o: .6 }], main: [{ i: 'skull-crack', s: .9, x: .5, y: .52, rot: -5 }], sparks: [[.46, .06, 1.8], [.56, .1, 1.3], [.4, .14, 1.1]] },
  ritual_blood: { light: 'ash', at: [.5, .42], rings: 1, back: [{ i: 'pentacle', s: 1.4, x: .5, y: .5, o: .5 }], main: [{ i: 'pouring-chalice', s: .9, x: .5, y: .5, light: 'blood' }] },
  shaman_bone_blade: { light: 'ash', at: [.6, .36], back: [{ i: 'tribal-mask', s: 1.1, x: .78, y: .5, o: .55 }], main: [{ i: 'bone-knife', s: .94, x: .46, y: .5 }] },
  lead_elixir: { light: 'ash', at: [.46, .42], back: [{ i: 'anvil', s: 1.1, x: .78, y: .62, o: .65 }, { i: 'shield', s: 1.1, x: .24, y: .46, o: .5 }], main: [{ i: 'standing-potion', s: .92, x: .5, y: .5, light: 'steel' }] },
};

export const MONSTERS = {
  // ordinary
  scourge_beast: { light: 'blood', at: [.7, .3], halo: .2, back: [{ i: 'dead-wood', s: 1.3, x: .14, y: .5, o: .7 }], main: [{ i: 'direwolf', s: .74, x: .5, y: .44 }] },
  winter_lantern: { light: 'moon', at: [.5, .3], rings: 1, back: [{ i: 'willow-tree', s: 1, x: .06, y: .5, o: .6 }, { i: 'willow-tree', s: 1, x: .94, y: .5, o: .6 }], main: [{ i: 'brain-tentacle', s: .76, x: .5, y: .42 }], sparks: [[.3, .2, 2], [.7, .24, 1.6], [.5, .08, 1.4]] },
  executioner: { light: 'candle', at: [.6, .3], back: [{ i: 'gibbet', s: 1, x: .84, y: .44, o: .75 }], main: [{ i: 'wood-axe', s: .56, x: .7, y: .36, rot: -6 }, { i: 'executioner-hood', s: .74, x: .42, y: .44 }] },
  beast_patient: { light: 'blood', at: [.3, .3], halo: .16, back: [{ i: 'spooky-house', s: .9, x: .84, y: .46, o: .7 }], main: [{ i: 'sasquatch', s: .78, x: .46, y: .44 }] },
  rabid_dog: { light: 'blood', at: [.4, .34], back: [{ i: 'spiked-fence', s: .6, x: .2, y: .5, o: .75 }, { i: 'spiked-fence', s: .6, x: .78, y: .5, o: .75 }], main: [{ i: 'wolf-head', s: .74, x: .5, y: .4 }], sparks: [[.78, .48, 2], [.82, .54, 1.4], [.74, .56, 1.2]] },
  carrion_crows: { light: 'blood', at: [.5, .28], halo: .22, back: [{ i: 'crow-dive', s: .34, x: .16, y: .22, o: .9 }, { i: 'crow-dive', s: .26, x: .84, y: .16, o: .9, flip: 1 }], main: [{ i: 'raven', s: .62, x: .56, y: .36 }, { i: 'carrion', s: .5, x: .4, y: .62 }] },
  garden_of_eyes: { light: 'moon', at: [.5, .3], back: [{ i: 'high-grass', s: 1, x: .2, y: .5, o: .6 }, { i: 'high-grass', s: 1, x: .8, y: .5, o: .6, flip: 1 }], main: [{ i: 'eyestalk', s: .4, x: .22, y: .54, flip: 1 }, { i: 'eyestalk', s: .4, x: .82, y: .56 }, { i: 'eyestalk', s: .58, x: .5, y: .34 }] },
  bloody_crow: { light: 'blood', at: [.5, .3], halo: .33, back: [{ i: 'feathered-wing', s: .9, x: .88, y: .46, o: .85 }, { i: 'feathered-wing', s: .9, x: .12, y: .46, o: .85, flip: 1 }, { i: 'own-disc', s: .58, x: .5, y: .42, o: .92 }], main: [{ i: 'kenku-head', s: .7, x: .5, y: .42 }] },
  celestial_emissary: { light: 'moon', at: [.5, .32], halo: .3, back: [{ i: 'galaxy', s: 1.4, x: .5, y: .4, o: .4 }], main: [{ i: 'alien-stare', s: .66, x: .5, y: .42 }] },
  fluorescent_flower: { light: 'moon', at: [.5, .36], rings: 1, sky: .6, back: [{ i: 'curling-vines', s: 1.2, x: .5, y: .5, o: .6 }], main: [{ i: 'vanilla-flower', s: .8, x: .5, y: .4 }, { i: 'shiny-iris', s: .3, x: .5, y: .4 }], sparks: [[.2, .3, 2], [.78, .2, 2.4], [.84, .5, 1.6], [.3, .12, 1.4]] },
  brainsucker: { light: 'moon', at: [.36, .3], back: [{ i: 'portculis', s: 1.2, x: .5, y: .4, o: .55 }], main: [{ i: 'squid-head', s: .74, x: .5, y: .42, rot: 4 }] },
  parasite_larva: { light: 'moon', at: [.6, .3], rings: 1, back: [{ i: 'bubbles', s: 1, x: .2, y: .4, o: .5 }], main: [{ i: 'leeching-worm', s: .72, x: .5, y: .42 }] },
  yharnam_huntsman: { light: 'candle', at: [.68, .22], back: [{ i: 'village', s: .9, x: .3, y: .48, o: .7 }, { i: 'pitchfork', s: .4, x: .2, y: .22, rot: 170, o: .9 }], main: [{ i: 'hooded-figure', s: .72, x: .44, y: .46 }, { i: 'torch', s: .42, x: .72, y: .24, rot: -20 }], sparks: [[.8, .06, 1.6], [.86, .14, 1.2], [.9, .08, 1]] },
  church_giant: { light: 'candle', at: [.4, .26], halo: .16, back: [{ i: 'church', s: .9, x: .8, y: .46, o: .75 }], main: [{ i: 'giant', s: .8, x: .46, y: .43 }] },
  bell_ringing_woman: { light: 'candle', at: [.64, .4], rings: 1, back: [{ i: 'crypt-entrance', s: 1.1, x: .5, y: .46, o: .6 }, { i: 'own-disc', s: .22, x: .4, y: .18, o: .95 }], main: [{ i: 'robe', s: .76, x: .4, y: .43 }, { i: 'ringing-bell', s: .38, x: .74, y: .46 }] },
  masked_hunter: { light: 'candle', at: [.66, .28], halo: .24, back: [{ i: 'spooky-house', s: .7, x: .12, y: .5, o: .7 }, { i: 'own-disc', s: .4, x: .48, y: .46, o: 1 }], main: [{ i: 'own-hunter', s: .78, x: .48, y: .44 }] },
  maneater_boar: { light: 'blood', at: [.3, .3], halo: .18, back: [{ i: 'dead-wood', s: 1.1, x: .9, y: .4, o: .7 }], main: [{ i: 'boar', s: .78, x: .48, y: .42 }] },
  bloodlicker: { light: 'blood', at: [.5, .36], rings: 1, back: [{ i: 'blood', s: .9, x: .5, y: .14, o: .7, c: BLOOD }], main: [{ i: 'tick', s: .74, x: .5, y: .42 }], sparks: [[.4, .66, 1.6], [.56, .7, 1.8]] },

  // bosses
  father_gascoigne: { light: 'blood', at: [.6, .32], halo: .33, sky: .6, back: [{ i: 'dead-wood', s: 1.2, x: .06, y: .46, o: .85 }], main: [{ i: 'werewolf', s: .72, x: .52, y: .45 }], fore: [graves(.1, .36, .84), graves(.93, .28, .86)] },
  watchdog: { light: 'candle', at: [.5, .34], sky: .6, back: [{ i: 'flame', s: 1.15, x: .5, y: .34, o: .6, c: '#6a240a' }, { i: 'flame', s: .86, x: .5, y: .38, o: .6, c: '#a8481a' }], main: [{ i: 'hound', s: .7, x: .48, y: .44 }], sparks: [[.16, .2, 2.2], [.84, .16, 2], [.9, .4, 1.5], [.1, .44, 1.6], [.7, .06, 1.3]] },
  cleric_beast: { light: 'blood', at: [.5, .26], halo: .28, sky: .6, back: [{ i: 'church', s: 1, x: .92, y: .5, o: .6 }], main: [{ i: 'stag-head', s: .9, x: .5, y: .33 }, { i: 'lynx-head', s: .6, x: .5, y: .5 }] },
  blood_starved_beast: { light: 'blood', at: [.6, .3], sky: .6, back: [{ i: 'animal-hide', s: 1.05, x: .54, y: .4, o: .6, c: '#160303' }], main: [{ i: 'troglodyte', s: .76, x: .48, y: .44 }] },
  vicar_amelia: { light: 'candle', at: [.5, .3], halo: .3, sky: .6, back: [{ i: 'lit-candelabra', s: .7, x: .1, y: .5, o: .8 }, { i: 'lit-candelabra', s: .7, x: .9, y: .5, o: .8 }], main: [{ i: 'fox-head', s: .68, x: .5, y: .38 }, { i: 'gem-pendant', s: .28, x: .5, y: .68 }] },
  amygdala: { light: 'moon', at: [.5, .3], sky: .65, back: [{ i: 'church', s: .8, x: .5, y: .62, o: .8 }], main: [{ i: 'own-amygdala', s: .84, x: .5, y: .42 }, { i: 'own-amygdala-head', s: .62, x: .5, y: .4 }] },
  undead_giant: { light: 'ash', at: [.4, .3], sky: .6, back: [{ i: 'crossed-chains', s: 1.3, x: .5, y: .4, o: .65 }], main: [{ i: 'rock-golem', s: .76, x: .5, y: .46 }, { i: 'animal-skull', s: .3, x: .5, y: .2 }] },

  // final bosses
  gehrman: { light: 'moon', at: [.54, .36], halo: .37, sky: .65, back: [{ i: 'dead-wood', s: 1.1, x: .04, y: .46, o: .85 }], main: [{ i: 'grim-reaper', s: .76, x: .5, y: .44 }], fore: [graves(.12, .3, .84), graves(.9, .34, .84)] },
  rom: { light: 'moon', at: [.5, .4], halo: .36, sky: .65, back: [{ i: 'spider-web', s: 1.7, x: .5, y: .42, o: .28 }], main: [{ i: 'masked-spider', s: .7, x: .5, y: .48 }] },
  mergos_wet_nurse: { light: 'moon', at: [.5, .26], halo: .28, sky: .65, back: [{ i: 'castle-ruins', s: .8, x: .86, y: .6, o: .6 }], main: [{ i: 'own-blade-fan', s: .88, x: .5, y: .42 }, { i: 'wing-cloak', s: .74, x: .5, y: .44 }] },
  ebrietas: { light: 'moon', at: [.5, .32], rings: 1, sky: .7, back: [{ i: 'galaxy', s: 1.5, x: .5, y: .38, o: .4 }, { i: 'feathered-wing', s: .8, x: .82, y: .34, rot: -16, o: .95, c: '#29415f' }, { i: 'feathered-wing', s: .8, x: .18, y: .34, rot: 16, flip: 1, o: .95, c: '#29415f' }], main: [{ i: 'floating-tentacles', s: .82, x: .5, y: .43 }], sparks: [[.2, .12, 1.8], [.82, .1, 1.6], [.5, .05, 1.4]] },
  moon_presence: { light: 'blood', at: [.5, .36], halo: .42, sky: .65, main: [{ i: 'harpy', s: .76, x: .5, y: .42 }], fore: [graves(.1, .26, .86), graves(.92, .26, .86)] },
};

export const DOOR = { light: 'blood', at: [.55, .26], halo: .17, sky: .55, back: [{ i: 'church', s: .78, x: .8, y: .5, o: .8 }, { i: 'dead-wood', s: .8, x: .08, y: .56, o: .9 }, { i: 'own-disc', s: .26, x: .5, y: .56, o: 1 }], main: [{ i: 'own-hunter', s: .5, x: .5, y: .55 }], fore: [{ i: 'graveyard', s: .2, x: .16, y: .87 }, { i: 'graveyard', s: .22, x: .86, y: .87 }] };
