import type { RuleChange } from '#core/contract/intake/filters.ts';
import { fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import type { RuleRow } from '#core/rules/intake/rule-matching.ts';
import { EVERYTHING } from '../../../db/scope.ts';
import type { Deps } from '../../../deps.ts';
import { refuseFields } from '../../../http/answer/refuse.ts';
import { matchInThread } from '../../../threads/match-rule.ts';
import { listNoticesByIds } from '../notices/read/list-notices.ts';
import { ruleErrors } from './check-rule.ts';
import { noticeFacts } from './notice-facts.ts';
import { newestFacts } from './rules.queries.ts';

/** decisions §10: number of notices in a dry run. */
const MAX_NOTICES = 1000;

/** Dry run: the recent notices that a rule would match. Nothing is written. */
export async function tryRule(deps: Deps, { rule }: { rule: RuleChange & { rows: RuleRow[] } }) {
  refuseFields(await ruleErrors(deps.db, { rows: rule.rows }));
  const notices = (await newestFacts(deps.db, MAX_NOTICES)).map((row) => ({ id: row.id, facts: noticeFacts(row) }));
  const ids = await matchInThread({ rule: { condition: rule.condition ?? 'all', rows: rule.rows }, notices });
  if (ids === null) throw fieldError('rule', messages.patternTooSlow);
  return { results: await listNoticesByIds(deps, EVERYTHING, ids), count: ids.length, tried_count: notices.length };
}
