// Many tables on loopback. At every table one of three people decides, and the next decision follows when all three
// have seen it: so the time from sent to seen by the others is what people would feel. One script for both servers.
//
//   node load.mjs nachtspiel PORT TABLES SECONDS [OPEN]     node load.mjs boardgame PORT TABLES SECONDS
import { createRequire } from "node:module";
import WebSocket from "ws";
const require = createRequire(import.meta.url);

const [kind, port, tables, seconds, open] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const base = `http://127.0.0.1:${port}`;
const post = async (path, body) => (await fetch(base + path, {
  method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
})).json();

// A table offers: come(), decide() -> number of the message that will tell it, or null when the game is over; leave().
// `seen(seat, number)` is called by it for every message.
class Nachtspiel {
  async come() {
    const seats = [{ kind: "person" }, { kind: "person" }, { kind: "person" }];
    const found = await post("/api/matches", { game: "bloodborne", seats });
    this.views = [];
    this.n = 0;
    this.sockets = await Promise.all([0, 1, 2].map((seat) => new Promise((done, failed) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/${found.match}`, { perMessageDeflate: false });
      socket.on("error", failed);
      socket.on("open", () => socket.send(JSON.stringify({ t: "hello", key: found.keys[seat] })));
      socket.on("message", (data) => {
        const message = JSON.parse(data);
        if (message.t !== "table" && message.t !== "told") return;
        this.views[seat] = message.view;
        this.n = Math.max(this.n, message.n);
        if (message.t === "table") done(socket);
        else this.seen(seat, message.n);
      });
    })));
  }
  decide() {
    const seat = this.views.findIndex((view) => view.question);
    if (seat < 0) return null;
    const { number, options } = this.views[seat].question;
    this.sockets[seat].send(JSON.stringify({ t: "decide", id: 1, decision: number, option: options[0].option }));
    return { seat, number: this.n + 1 };
  }
  leave() { for (const socket of this.sockets) socket.terminate(); }
}

class Boardgame {
  async come() {
    const { Client } = require("boardgame.io/client");
    const { SocketIO } = require("boardgame.io/multiplayer");
    const { Pick } = await import("./boardgame.mjs");
    const matchID = `table-${process.pid}-${(made += 1)}`; // made by the server when the first client asks for it
    this.clients = await Promise.all([0, 1, 2].map(async (seat) => {
      const playerID = String(seat);
      const client = Client({
        game: Pick, numPlayers: 3, matchID, playerID, debug: false,
        multiplayer: SocketIO({ server: base, socketOpts: { transports: ["websocket"], forceNew: true } }),
      });
      await new Promise((done) => {
        client.subscribe((state) => {
          if (!state) return;
          done();
          this.seen(seat, state._stateID);
        });
        client.start();
      });
      return client;
    }));
  }
  decide() {
    const state = this.clients.map((client) => client.getState()).reduce((a, b) => (a._stateID > b._stateID ? a : b));
    const seat = state._stateID % 3;
    // the mover sees its own move at once (that is optimism, not news), the others when the server has told them
    setImmediate(() => this.clients[seat].moves.pick(1));
    return { seat, number: state._stateID + 1 };
  }
  leave() { for (const client of this.clients) client.stop(); }
}

const figures = { decisions: 0, seen: [] };
const until = { end: Infinity };
let made = 0;
const now = () => performance.now();

async function run(make) {
  while (now() < until.end) {
    const table = new make();
    let waiting = null;
    table.seen = (seat, number) => {
      if (!waiting || number < waiting.number || waiting.who.has(seat)) return;
      waiting.who.add(seat);
      if (seat !== waiting.seat && measuring) figures.seen.push(now() - waiting.at);
      if (waiting.who.size === 3) { const done = waiting.done; waiting = null; done(); }
    };
    await table.come();
    while (now() < until.end) {
      let asked = null;
      const all = new Promise((done) => {
        waiting = { who: new Set(), at: now(), done, number: Infinity, seat: -1 };
        asked = table.decide();
        if (asked) Object.assign(waiting, asked);
        else done();
      });
      if (!asked) break;
      await Promise.race([all, new Promise((_, failed) => setTimeout(failed, 30000, new Error("stuck")).unref())]);
      if (measuring) figures.decisions += 1;
    }
    table.leave();
  }
}

let measuring = false;
const make = kind === "nachtspiel" ? Nachtspiel : Boardgame;
if (open) { // how much memory so many open tables take: left to whoever started the server
  const all = [];
  for (let i = 0; i < open; i += 1) {
    const table = new make();
    table.seen = () => {};
    await table.come();
    all.push(table);
  }
  console.log(JSON.stringify({ open }));
  await new Promise((done) => process.stdin.once("data", done));
  process.exit(0);
}
const playing = Array.from({ length: tables }, () => run(make));
await new Promise((done) => setTimeout(done, 2000)); // warm up
measuring = true;
const began = now();
until.end = began + seconds * 1000;
await Promise.all(playing);
const took = (Math.min(now(), until.end) - began) / 1000;
const sorted = figures.seen.sort((a, b) => a - b);
const at = (share) => Number(sorted[Math.floor(share * (sorted.length - 1))].toFixed(2));
console.log(JSON.stringify({
  server: kind, tables, decisions_per_second: Math.round(figures.decisions / took),
  p50_ms: at(0.5), p99_ms: at(0.99), decisions: figures.decisions,
}));
process.exit(0);
