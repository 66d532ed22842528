/**
 * A process of its own that does the same small work every few milliseconds and looks at the processor time that it took. That
 * does not grow when others have the processor; it grows when the processor itself is slow, as that of a virtual machine is
 * whenever its host wants it so.
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
/** When the beats were slow, of the last minute. */
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
