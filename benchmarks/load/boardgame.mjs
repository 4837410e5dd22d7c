// boardgame.io's server with two games for three players, both as light as rules can be: `pick` only adds numbers;
// `hall` moves one card about on a table as large as Bloodborne's, with hands that others may not see.
//
//   node boardgame.mjs PORT [FOLDER]     with a folder it keeps its matches in files there, else only in memory
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const { Server, Origins, FlatFile } = require("boardgame.io/server");
const { ActivePlayers, PlayerView } = require("boardgame.io/core");

const Pick = {
  name: "pick",
  setup: () => ({ picked: [0, 0, 0], round: 0 }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    pick: ({ G, playerID }, number) => {
      G.picked[Number(playerID)] += number;
      G.round += 1;
    },
  },
};

const CARDS = ["saw_cleaver", "hunter_axe", "threaded_cane", "hunter_pistol", "blunderbuss", "hunters_dream", "molotov"];
const hunter = (seat) => ({
  seat, health: 8, collected: 3, banked: 5, trophies: { kin: 1, humanoid: 0, beast: 2 }, level: 9, hand_size: 7,
  used: CARDS.slice(0, 3), played: null, weapon: null, laid: false, chosen: null, dreaming: false, dead: false,
  gone: false, deaths: 0, dealt: 2, cancelled: false, delayed: false, hampered: false,
});
const Hall = {
  name: "hall",
  setup: () => ({
    round: 0, phase: 1, first: 0, final_boss: "rom", monster: "scourge_beast", echoes: 4, full_echoes: 5,
    dungeon: { cards: 9, top: [], bottom: [] }, upgrades: 20, row: CARDS.slice(0, 3), removed: [], past: CARDS.slice(0, 4),
    hunters: [0, 1, 2].map(hunter), waiting: [0, 1, 2], over: false, places: [],
    players: Object.fromEntries(["0", "1", "2"].map((seat) => [seat, { hand: [...CARDS] }])),
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    pick: ({ G, playerID }, number) => {
      const { hand } = G.players[playerID];
      const own = G.hunters[Number(playerID)];
      hand.push(own.used.shift());
      own.used.push(hand.shift());
      own.collected = (own.collected + number) % 10;
      G.echoes = (G.echoes + number) % 9;
      G.round += 1;
    },
  },
};

const [port, folder] = process.argv.slice(2);
const server = Server({
  games: [Pick, Hall], origins: [Origins.LOCALHOST_IN_DEVELOPMENT],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
const running = await server.run(Number(port));
console.log("ready", running.appServer.address().port);
