import type { Db } from '../db/tables.ts';
import { Card } from './card.ts';
import type { CardGateway, DeclineReason } from './card-gateway.ts';
import {
  countSandboxCharge,
  decideSandboxCharge,
  findSandboxCharge,
  insertSandboxCard,
  type SandboxCard,
} from './card-gateway-sandbox.queries.ts';
import { newSecret } from './secrets.ts';

/** decisions §5: the test numbers that card processors publish. Every other one that passes Luhn passes. */
const DECLINED: Readonly<Record<string, DeclineReason>> = {
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000002500003155': 'authentication_required',
  '4000000000000119': 'processing_error',
};
/** decisions §11: pays the first time and is declined on every later charge. */
const PASSES_ONCE = '4000000000000341';

const declinedFor = (card: Card): DeclineReason | undefined => DECLINED[card.reveal().number];

async function keep(db: Db, card: Card): Promise<SandboxCard> {
  const behaviour = card.reveal().number === PASSES_ONCE ? 'passes_once' : 'passes';
  const kept = { token: `card_${newSecret()}`, ...card.face, behaviour } as const;
  await insertSandboxCard(db, kept);
  return kept;
}

async function chargeToken(db: Db, token: string): Promise<{ declined_for: DeclineReason } | { token: string }> {
  const card = await countSandboxCharge(db, token);
  const passes = card && (card.behaviour === 'passes' || card.charges === 1);
  return passes ? { token } : { declined_for: 'card_declined' };
}

/** A gateway with no money behind it. Its memory is its own: our payments are none of its business. */
export const sandboxGateway = (db: Db): CardGateway => ({
  async charge({ id, amount_cents, source }) {
    await decideSandboxCharge(db, { id, amount_cents }, async (tx) => {
      if (!(source instanceof Card)) return chargeToken(tx, source.token);
      const declined_for = declinedFor(source);
      return declined_for ? { declined_for } : chargeToken(tx, (await keep(tx, source)).token);
    });
    return (await findSandboxCharge(db, id))!;
  },
  find: (id) => findSandboxCharge(db, id),
  async storeCard(card) {
    const reason = declinedFor(card);
    if (reason) return { outcome: 'declined', reason };
    const { behaviour: _, ...stored } = await keep(db, card);
    return { outcome: 'stored', card: stored };
  },
});
