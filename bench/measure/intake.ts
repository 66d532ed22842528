import { SmtpClient } from '#tests/fakes/smtp-client.ts';
import { median, timesOf } from './median.ts';
import type { Pulse } from './pulse.ts';
import type { Running } from './servers.ts';

const CONNECTIONS = 20;

const body = `${'Please remove the copies that are listed below, which nobody allowed. '.repeat(3)}\r\n`.repeat(26);
let made = 0;

/** A unique message of about 6 KB. */
function message(): string {
  const n = ++made;
  const head = `From: Rights <rights-${n % 50}@example.net>\r\nMessage-ID: <${process.pid}-${n}@example.net>\r\nSubject: Notice ${n}`;
  return `${head}\r\n\r\nhttps://quay-${n % 1000}.example.com/${n}\r\n${body}`;
}

/** Acknowledged messages per second. */
async function flood(port: number, messages: number): Promise<number> {
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => SmtpClient.introduced(port)));
  let left = messages;
  const start = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      while (left-- > 0) {
        const answer = await client.send(message());
        if (!answer.startsWith('250')) throw new Error(answer);
      }
    }),
  );
  const rate = messages / ((performance.now() - start) / 1000);
  for (const client of clients) await client.quit();
  return rate;
}

export interface Intake {
  readonly product: number;
  readonly bare: number;
  /** Median over the rounds. */
  readonly ratio: number;
}

/** Warm-up rounds before measuring, for the JIT compiler. */
const FIRST = 6;

/**
 * Messages of 6 KB per second over SMTP, in rounds that alternate with a bare listener that commits each message. The product also reads
 * them meanwhile; it is suspended during the rounds of the bare listener.
 */
export async function measureIntake(
  product: Running,
  bare: Running,
  { rounds, messages }: { rounds: number; messages: number },
  pulse: Pulse,
): Promise<Intake> {
  const rates: { product: number[]; bare: number[] } = { product: [], bare: [] };
  const rate = (port: number) => pulse.withoutStall(() => flood(port, messages));
  await flood(product.smtp, FIRST * messages);
  product.pause();
  await flood(bare.smtp, FIRST * messages);
  product.resume();
  for (let round = 0; round < 2 * rounds; round++) {
    rates.product.push(await rate(product.smtp));
    product.pause();
    rates.bare.push(await rate(bare.smtp));
    product.resume();
  }
  return { product: median(rates.product), bare: median(rates.bare), ratio: timesOf(rates.product, rates.bare) };
}
