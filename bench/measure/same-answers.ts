import { isDeepStrictEqual } from 'node:util';
import { type Call, shownPath } from '../calls.ts';
import { openConnections } from './client.ts';
import { requestsOf, type Tokens } from './requests.ts';

/** Path of the first difference between two values. */
function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (isDeepStrictEqual(a, b)) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b)
    return `${path}: ${JSON.stringify(a)?.slice(0, 120)} and bare ${JSON.stringify(b)?.slice(0, 120)}`;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = difference(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      `${path}.${key}`,
    );
    if (found) return found;
  }
  return undefined;
}

interface Answers {
  /** Calls whose responses differ between the servers, which would make the comparison meaningless. */
  readonly unlike: readonly string[];
  /** Size of the product's answer, of each call that is compared. */
  readonly bytes: ReadonlyMap<Call, number>;
}

export async function compareAnswers(
  calls: readonly Call[],
  tokens: Tokens,
  ports: readonly [number, number],
): Promise<Answers> {
  const unlike: string[] = [];
  const bytes = new Map<Call, number>();
  for (const call of calls) {
    if (call.unlike) continue;
    const answers = [];
    for (const port of ports) {
      const [connection] = await openConnections(port, 1);
      const { status, body } = await connection!.ask(requestsOf(call, tokens)(), { whole: true });
      const text = String(body);
      answers.push(status !== 200 ? `${status} ${text}` : call.isPage ? text : JSON.parse(text));
      if (port === ports[0]) bytes.set(call, body.length);
      connection!.close();
    }
    const where = difference(answers[0], answers[1]);
    if (where) unlike.push(`${call.who}, ${shownPath(call)}: ${where}`);
  }
  return { unlike, bytes };
}
