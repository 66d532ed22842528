import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ById, IsoDate, listOf, listQuery, Person, queryId } from '../fields.ts';

export const RULE_RUN_STATUSES = ['counting', 'counted', 'running', 'done', 'undoing', 'undone', 'failed'] as const;
export type RuleRunStatus = (typeof RULE_RUN_STATUSES)[number];

/** A run of a rule over the notices that exist. It counts first, and changes nothing until it is started. */
export const RuleRun = z.object({
  id: z.int(),
  rule: z.object({ id: z.int().nullable(), name: z.string() }),
  status: z.enum(RULE_RUN_STATUSES),
  /** Share of the notices that were examined, or of the matching ones that were changed, in percent. */
  progress: z.int(),
  matched: z.int(),
  applied: z.int(),
  /** Matching notices that already were as the rule makes them. */
  unchanged: z.int(),
  undone: z.int(),
  /** Notices that a person changed after the run, which undoing left as they are. */
  left_alone: z.int(),
  user: Person.nullable(),
  created_date: IsoDate,
  finished_date: IsoDate.nullable(),
  /** Until when the run can be undone. Null if it cannot. */
  undo_until: IsoDate.nullable(),
  message: z.string().nullable(),
});
export type RuleRun = z.infer<typeof RuleRun>;

const superuser = { access: 'superuser', rate: 'standard' } as const;
const COMMON_ERRORS = ['unauthenticated', 'superuser_only', 'not_found'] as const;
const RUN_TOUCHES = ['rule', 'notice', 'note', 'history'] as const;

export const RuleRunListQuery = listQuery([], { rule: queryId.optional() }).omit({ ordering: true });
export type RuleRunListQuery = z.output<typeof RuleRunListQuery>;

export const listRuleRuns = endpoint({
  name: 'listRuleRuns',
  summary: 'List the runs of rules over existing notices, newest first',
  method: 'GET',
  path: '/rule-runs/',
  ...superuser,
  reads: ['rule'],
  query: RuleRunListQuery,
  response: listOf(RuleRun),
  errors: ['bad_request', 'unauthenticated', 'superuser_only'],
});

export const createRuleRun = endpoint({
  name: 'createRuleRun',
  summary:
    'Count the existing notices that a rule matches, in the background. Changes nothing until the run is started.',
  method: 'POST',
  path: '/filters/:id/runs/',
  ...superuser,
  touches: ['rule'],
  params: ById,
  response: RuleRun,
  status: 201,
  errors: [...COMMON_ERRORS, 'rule_not_runnable', 'rule_running'],
});

export const getRuleRun = endpoint({
  name: 'getRuleRun',
  summary: 'Get a run of a rule, with its progress',
  method: 'GET',
  path: '/rule-runs/:id/',
  ...superuser,
  reads: ['rule'],
  params: ById,
  response: RuleRun,
  errors: [...COMMON_ERRORS],
});

export const startRuleRun = endpoint({
  name: 'startRuleRun',
  summary: 'Apply a counted rule to the matching notices, in the background. Notices are not forwarded.',
  method: 'POST',
  path: '/rule-runs/:id/start/',
  ...superuser,
  touches: RUN_TOUCHES,
  params: ById,
  response: RuleRun,
  errors: [...COMMON_ERRORS, 'rule_running', 'rule_run_refused'],
});

export const undoRuleRun = endpoint({
  name: 'undoRuleRun',
  summary:
    'Undo a run within 10 minutes, in the background. Notices that a person changed after the run are left as they are.',
  method: 'POST',
  path: '/rule-runs/:id/undo/',
  ...superuser,
  touches: RUN_TOUCHES,
  params: ById,
  response: RuleRun,
  errors: [...COMMON_ERRORS, 'rule_run_refused'],
});
