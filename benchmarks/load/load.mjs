// Many tables on loopback. At every table one of three people decides, and the next decision follows when all three
// have seen it: so the time from sent to seen by the others is what people would feel. One script for both servers: a
// plain websocket for each person, nothing parsed but the few numbers the script needs, so that the servers are
// measured and not the script.
//
//   node load.mjs nachtspiel|boardgame GAME PORT TABLES SECONDS [OPEN]
import WebSocket from "ws";

const [kind, game] = process.argv.slice(2);
const [port, tables, seconds, open] = process.argv.slice(4).map(Number);
const PEOPLE = [0, 1, 2];
const MOST = 150; // decisions at one table of a game that has no end
const now = () => performance.now();

/** The number that follows a mark in a text, from a place on; NaN if the mark is not there. */
function number(text, mark, from = 0) {
  const place = text.indexOf(mark, from);
  return place < 0 ? NaN : parseInt(text.slice(place + mark.length, place + mark.length + 12), 10);
}

const socketTo = (path) => new WebSocket(`ws://127.0.0.1:${port}${path}`, { perMessageDeflate: false });

// A table offers: come(); decide(), which says whose news of which number to wait for, or null when it is over; leave().
// It calls `seen(seat, number)` for every message.
class Nachtspiel {
  async come() {
    const answer = await fetch(`http://127.0.0.1:${port}/api/matches`, {
      method: "POST", headers: { "content-type": "application/json" },
      body: JSON.stringify({ game, seats: PEOPLE.map(() => ({ kind: "person" })) }),
    });
    if (!answer.ok) throw new Error(`no table: ${await answer.text()}`);
    const found = await answer.json();
    this.asked = [];
    this.n = 0;
    this.sockets = await Promise.all(PEOPLE.map((seat) => new Promise((done, failed) => {
      const socket = socketTo(`/ws/${found.match}`);
      socket.on("error", failed);
      socket.on("open", () => socket.send(`{"t":"hello","key":"${found.keys[seat]}"}`));
      socket.on("message", (data) => {
        const text = data.latin1Slice(0, data.length);
        const first = text.startsWith('{"t":"table"');
        if (!first && !text.startsWith('{"t":"told"')) return;
        const n = number(text, '"n":');
        const question = text.indexOf('"question":{');
        this.asked[seat] = question < 0 ? null
          : [number(text, '"number":', question), number(text, '"option":', question)];
        this.n = Math.max(this.n, n);
        if (first) done(socket);
        else this.seen(seat, n);
      });
    })));
  }
  decide() {
    const seat = this.asked.findIndex((one) => one);
    if (seat < 0) return null;
    const [decision, option] = this.asked[seat];
    this.sockets[seat].send(`{"t":"decide","id":1,"decision":${decision},"option":${option}}`);
    return { seat, number: this.n + 1 };
  }
  leave() { for (const socket of this.sockets) socket.terminate(); }
}

class Boardgame { // socket.io's frames by hand: 40 comes in, 42 says something, 2 asks and 3 says whether one is there
  async come() {
    this.match = `table-${process.pid}-${(made += 1)}`; // made by the server when the first client asks for it
    this.n = 0;
    this.sockets = await Promise.all(PEOPLE.map((seat) => new Promise((done, failed) => {
      const socket = socketTo("/socket.io/?EIO=4&transport=websocket");
      socket.on("error", failed);
      socket.on("message", (data) => {
        const text = data.latin1Slice(0, data.length);
        if (text === "2") socket.send("3");
        else if (text.startsWith("0{")) socket.send(`40/${game},`);
        else if (text.startsWith(`40/${game},`)) socket.send(`42/${game},["sync","${this.match}","${seat}",null,3]`);
        else if (text.startsWith(`42/${game},["sync"`)) done(socket);
        else if (text.startsWith(`42/${game},["update"`)) {
          const n = number(text, '"_stateID":');
          this.n = Math.max(this.n, n);
          this.seen(seat, n);
        }
      });
    })));
  }
  decide() {
    const seat = this.n % 3;
    const action = `{"type":"MAKE_MOVE","payload":{"type":"pick","args":[1],"playerID":"${seat}"}}`;
    this.sockets[seat].send(`42/${game},["update",${action},${this.n},"${this.match}","${seat}"]`);
    return { seat, number: this.n + 1 };
  }
  leave() { for (const socket of this.sockets) socket.terminate(); }
}

const figures = { decisions: 0, seen: [] };
let measuring = false;
let end = Infinity;
let made = 0;
const make = kind === "nachtspiel" ? Nachtspiel : Boardgame;

async function run() {
  while (now() < end) {
    const table = new make();
    let waiting = null;
    table.seen = (seat, n) => {
      if (!waiting || n < waiting.number || waiting.who & (1 << seat)) return;
      waiting.who |= 1 << seat;
      if (seat !== waiting.seat && measuring) figures.seen.push(now() - waiting.at);
      if (waiting.who === 7) {
        clearTimeout(waiting.alarm);
        const { done } = waiting;
        waiting = null;
        if (measuring) figures.decisions += 1;
        done();
      }
    };
    await table.come();
    for (let count = 0; now() < end && (game === "bloodborne" || count < MOST); count += 1) {
      const at = now();
      const asked = table.decide();
      if (!asked) break;
      await new Promise((done, failed) => {
        waiting = { ...asked, who: 0, at, done, alarm: setTimeout(failed, 30000, new Error("a table is stuck")) };
      });
    }
    table.leave();
  }
}

if (open) { // how much memory so many open tables take: whoever started the server looks
  for (let i = 0; i < open; i += 1) {
    const table = new make();
    table.seen = () => {};
    await table.come();
  }
  console.log(JSON.stringify({ open }));
  await new Promise((done) => process.stdin.once("data", done));
  process.exit(0);
}
const playing = Array.from({ length: tables }, run);
await new Promise((done) => setTimeout(done, 2000)); // warm up
console.log("measuring");
measuring = true;
const began = now();
end = began + seconds * 1000;
await new Promise((done) => setTimeout(done, seconds * 1000));
measuring = false;
const took = (now() - began) / 1000;
const sorted = figures.seen.sort((a, b) => a - b);
const at = (share) => Number(sorted[Math.floor(share * (sorted.length - 1))].toFixed(2));
const busy = process.cpuUsage();
console.log(JSON.stringify({
  per_second: Math.round(figures.decisions / took), p50_ms: at(0.5), p99_ms: at(0.99), decisions: figures.decisions,
  script_cpu: Number(((busy.user + busy.system) / 1e6).toFixed(1)),
}));
process.exit(0);
