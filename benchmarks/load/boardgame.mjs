// boardgame.io's server with the smallest game there is: three players pick numbers, anyone at any time.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server");
const { ActivePlayers } = require("boardgame.io/core");

export const Pick = {
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

if (process.argv[1].endsWith("boardgame.mjs")) {
  const server = Server({ games: [Pick], origins: [Origins.LOCALHOST_IN_DEVELOPMENT, "http://127.0.0.1"] });
  const running = await server.run(Number(process.argv[2]));
  console.log("ready", running.appServer.address().port);
}
