import { isDeepStrictEqual } from 'node:util';
import type { Call } from '../calls.ts';
import { openConnections } from './client.ts';
import { requestsOf } from './requests.ts';

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

/** Calls whose responses differ between the servers, which would make the comparison meaningless. */
export async function differingAnswers(
  calls: readonly Call[],
  tokens: readonly string[],
  ports: readonly [number, number],
): Promise<string[]> {
  const unlike: string[] = [];
  for (const call of calls) {
    if (call.unlike) continue;
    const answers = [];
    for (const port of ports) {
      const [connection] = await openConnections(port, 1);
      const { status, body } = await connection!.ask(requestsOf(call, tokens)(), { whole: true });
      answers.push(status === 200 ? JSON.parse(String(body)) : `${status} ${body}`);
      connection!.close();
    }
    const where = difference(answers[0], answers[1]);
    if (where) unlike.push(`${call.who}, ${call.path}: ${where}`);
  }
  return unlike;
}
