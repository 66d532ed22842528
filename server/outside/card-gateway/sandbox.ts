import { failpoint } from '../../base/failpoints.ts';
import { newSecret } from '../../crypto/secrets.ts';
import type { Db } from '../../db/tables.ts';
import { Card } from './card.ts';
import type { CardGateway, DeclineReason, HostedCard } from './card-gateway.ts';
import {
  countSandboxCharge,
  decideSandboxCharge,
  findSandboxCharge,
  insertSandboxCard,
  type SandboxCard,
} from './sandbox.queries.ts';

/** decisions §5: the published test numbers of card processors. Any other number that passes the Luhn check is charged. */
const DECLINED: Readonly<Record<string, DeclineReason>> = {
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000002500003155': 'authentication_required',
  '4000000000000119': 'processing_error',
};
/** decisions §11: succeeds once and is declined on every later charge. */
const PASSES_ONCE = '4000000000000341';

/** Published test tokens for the same cards, as if hosted fields had created them. */
const HOSTED: Readonly<Record<string, string>> = {
  visa: '4242424242424242',
  mastercard: '5555555555554444',
  chargeDeclined: '4000000000000002',
  visa_chargeDeclined: '4000000000000002',
  chargeDeclinedInsufficientFunds: '4000000000009995',
  visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  authenticationRequired: '4000002500003155',
  chargeDeclinedProcessingError: '4000000000000119',
  chargeCustomerFail: PASSES_ONCE,
};

function cardBehind({ payment_token }: HostedCard): Card | null {
  const name = /^(?:pm_card|tok)_(\w+)$/.exec(payment_token)?.[1] ?? '';
  const number = Object.hasOwn(HOSTED, name) ? HOSTED[name] : undefined;
  if (number === undefined) return null;
  return new Card({ number, name: '', expiry_month: 12, expiry_year: new Date().getUTCFullYear() + 3, cvv: '' });
}

const cardOf = (source: Card | HostedCard): Card | null => (source instanceof Card ? source : cardBehind(source));

const declinedFor = (card: Card): DeclineReason | undefined => DECLINED[card.reveal().number];

async function storeSandboxCard(db: Db, card: Card): Promise<SandboxCard> {
  const behaviour = card.reveal().number === PASSES_ONCE ? 'passes_once' : 'passes';
  const brand = failpoint('store-card-number') ? card.reveal().number : card.face.brand;
  const stored = { token: `card_${newSecret()}`, ...card.face, brand, behaviour } as const;
  await insertSandboxCard(db, stored);
  return stored;
}

async function chargeToken(db: Db, token: string): Promise<{ declined_for: DeclineReason } | { token: string }> {
  const card = await countSandboxCharge(db, token);
  const passes = card && (card.behaviour === 'passes' || card.charges === 1);
  return passes ? { token } : { declined_for: 'card_declined' };
}

/** A simulated gateway with its own tables; it never reads our payments. */
export const sandboxGateway = (db: Db): CardGateway => ({
  async charge({ id, amount_cents, source }) {
    await decideSandboxCharge(db, { id, amount_cents }, async (tx) => {
      if ('token' in source) return chargeToken(tx, source.token);
      const card = cardOf(source);
      if (!card) return { declined_for: 'card_invalid' };
      const declined_for = declinedFor(card);
      return declined_for ? { declined_for } : chargeToken(tx, (await storeSandboxCard(tx, card)).token);
    });
    return (await findSandboxCharge(db, id))!;
  },
  find: (id) => findSandboxCharge(db, id),
  takesNumbers: true,
  async storeCard(_company_id, source) {
    const card = cardOf(source);
    if (!card) return { outcome: 'declined', reason: 'card_invalid' };
    const reason = declinedFor(card);
    if (reason) return { outcome: 'declined', reason };
    const { behaviour: _, ...stored } = await storeSandboxCard(db, card);
    return { outcome: 'stored', card: stored };
  },
});
