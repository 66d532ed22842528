import { type Facts, matchesRule, type RuleRow } from '#core/rules/intake/rule-matching.ts';
import { readPattern } from './patterns.ts';
import { ThreadLimitError } from './thread.ts';
import { makeThreadPool } from './thread-pool.ts';

export interface Trial {
  rule: { condition: string; rows: RuleRow[] };
  notices: { id: number; facts: Facts }[];
}

export const tryRule = ({ rule, notices }: Trial): number[] =>
  notices.filter(({ facts }) => matchesRule(rule, facts, readPattern)).map(({ id }) => id);

const inThread = makeThreadPool<Trial, number[]>(
  'match-rule',
  { threads: 1, seconds: 10, megabytes: 256 },
  import.meta.url,
);

/** The notices that a rule matches, in a worker thread; null if it takes too long (security rule 19). */
export async function matchInThread(trial: Trial): Promise<number[] | null> {
  try {
    return await inThread(trial);
  } catch (error) {
    if (error instanceof ThreadLimitError) return null;
    throw error;
  }
}
