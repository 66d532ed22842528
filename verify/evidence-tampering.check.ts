import { expect } from 'vitest';
import { act } from '#tests/world/actions.ts';
import { counterNoticesOf, report, typed } from '#tests/world/counter-notices.ts';
import { madePack, onDisk, runVerify } from '#tests/world/evidence.ts';
import { arrive, companyWith, rawMessage, takedown } from '#tests/world/intake.ts';
import { reply } from '#tests/world/replies.ts';
import { someEmail, test } from '#tests/world/world.ts';
import { expectNone, figure, many, scaled } from './figure.ts';
import { Random } from './random.ts';

const BITS = scaled(3, 1);

test('a changed bit is found in every file', async ({ world }) => {
  const [owner, address] = [await world.user(), someEmail()];
  const { domains } = await companyWith(world, owner, [address]);
  const url = `https://${domains[0]!.name}/film`;
  const raw = rawMessage({}, 'Please remove the film. It is ours.');
  const [id] = await arrive(world, takedown([url], { sender: { name: 'Quayside Rights', email: someEmail() } }), {
    raw,
  });
  await world.work();
  await act(owner, id!, { action: 'disabled', subscriber: 'user-7', note: 'Done.' });
  await reply(owner, id!);
  await typed(world, { owner, notice_id: id! }, { sender: { name: 'Priya Nambiar', email: someEmail() } });
  const [counter_id] = await counterNoticesOf(world, 'notice_id', id!);
  await report(world, owner, counter_id!);
  await world.work();

  const { files } = await madePack(world, owner, id!);
  const isFine = (pack: ReadonlyMap<string, Buffer>) => runVerify(files, onDisk(pack)).every(({ ok }) => ok);
  expect(isFine(files)).toBe(true);
  const random = new Random(5);
  const missed: string[] = [];
  let flips = 0;
  // The manifest holds the sums; it is compared with the product by hand.
  for (const [name, bytes] of [...files].filter(([one]) => one !== 'manifest.json')) {
    for (let n = 0; n < BITS; n++) {
      const [at, bit] = [random.below(bytes.length), random.below(8)];
      const changed = Buffer.from(bytes);
      changed[at] = changed[at]! ^ (1 << bit);
      flips++;
      if (isFine(new Map(files).set(name, changed))) missed.push(`${name}: bit ${bit} of byte ${at}`);
    }
  }
  expectNone(missed);
  figure(`${many(flips, 'bits')} changed in ${files.size - 1} files, one at a time: all found`);
});
