/**
 * A separate process that repeats the same small work every few milliseconds and measures its CPU time. That does not grow under load
 * from other processes, only when the CPU itself is slow, as on a throttled virtual machine.
 */
const [EVERY_MS, SLOW] = [4, 2.5];

function work(): number {
  let x = 1;
  for (let n = 0; n < 20_000; n++) x = (Math.imul(x, 1103515245) + 12345) & 0x7fffffff;
  return x;
}

function beat(): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

for (let n = 0; n < 5000; n++) work();
const first = Array.from({ length: 500 }, beat).sort((a, b) => a - b);
const usual = first[250]!;
/** Times of slow beats in the last minute. */
let slow: number[] = [];

setInterval(() => {
  const took = beat();
  if (took > SLOW * usual) slow.push(Date.now());
}, EVERY_MS);

process.on('message', ({ from, until }: { from: number; until: number }) => {
  slow = slow.filter((at) => at > from - 60_000);
  process.send!(slow.filter((at) => at >= from && at <= until));
});
process.on('disconnect', () => process.exit());
process.send!('ready');
