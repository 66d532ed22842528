import { z } from 'zod';
import { messages } from '../../messages.ts';
import { ACTIONS, CONDITIONS, FIELD_CONDITIONS, FIELDS, type Keyed } from '../../rules/intake/rule-lookups.ts';
import { endpoint } from '../endpoint.ts';
import { ById, IsoDate, listOf, listQuery, text, wholeNumber } from '../fields.ts';
import { lookupList } from '../lookup-list.ts';
import { NoticeRow } from './notices.ts';

export const KeyedLookup = z.object({ id: z.int(), key: z.string(), name: z.string() });

/** decisions §10: requests take the id or the key. */
const keyed = <T extends Keyed>(list: readonly T[], error: string) =>
  z.union([z.int(), z.string()], { error }).transform((value, context): T['key'] => {
    const found = list.find(({ id, key }) => id === value || key === value || String(id) === value);
    if (found) return found.key;
    context.addIssue({ code: 'custom', message: error });
    return z.NEVER;
  });

/** decisions §11: text or numbers. */
const value = z
  .union([z.string().max(2000, messages.tooLong(2000)), z.number().transform(String)], {
    error: messages.fieldRequired,
  })
  .default('');

const fields = {
  name: text(messages.nameRequired),
  is_active: z.boolean(),
  position: wholeNumber(1, 100_000),
  condition: keyed(CONDITIONS, 'Please choose all or any.'),
  rows: z
    .array(
      z.object({
        field: keyed(FIELDS, 'Please choose a field.'),
        field_condition: keyed(FIELD_CONDITIONS, 'Please choose a condition.'),
        value,
      }),
    )
    .min(1, 'A rule needs a condition.')
    .max(50, 'A rule can have at most 50 conditions.'),
  // May be empty if the rule stops further rules; checked together with `stop`.
  actions: z
    .array(z.object({ action: keyed(ACTIONS, 'Please choose an action.'), value }))
    .max(20, 'A rule can have at most 20 actions.'),
  stop: z.boolean(),
};
export const RuleFields = z.object({
  ...fields,
  is_active: fields.is_active.default(true),
  position: fields.position.optional(),
  condition: fields.condition.default('all'),
  stop: fields.stop.default(false),
});
export type RuleFields = z.output<typeof RuleFields>;
/** Omitted fields stay unchanged. */
export const RuleChange = z.object(fields).partial();
export type RuleChange = z.output<typeof RuleChange>;

/** decisions §7, §10. The screens call them Rules. */
export const Rule = z.object({
  id: z.int(),
  name: z.string(),
  is_active: z.boolean(),
  position: z.int(),
  condition: KeyedLookup.shape.key,
  rows: z.array(z.object({ field: KeyedLookup, field_condition: KeyedLookup, value: z.string() })),
  actions: z.array(z.object({ action: KeyedLookup, value: z.string() })),
  stop: z.boolean(),
  hits: z.int(),
  last_hit: IsoDate.nullable(),
});
export type Rule = z.infer<typeof Rule>;

const superuser = { access: 'superuser', rate: 'standard' } as const;
const COMMON_ERRORS = ['bad_request', 'unauthenticated', 'superuser_only'] as const;

export const RuleListQuery = listQuery(['id', 'position', 'name', 'hits', 'last_hit'], {});
export type RuleListQuery = z.output<typeof RuleListQuery>;

export const listRules = endpoint({
  name: 'listRules',
  summary: 'List the rules that run on each new notice, in the order they run',
  method: 'GET',
  path: '/filters/',
  ...superuser,
  reads: ['rule'],
  query: RuleListQuery,
  response: listOf(Rule),
  errors: [...COMMON_ERRORS],
});

export const createRule = endpoint({
  name: 'createRule',
  summary: 'Create a rule',
  method: 'POST',
  path: '/filters/create/',
  ...superuser,
  touches: ['rule', 'history'],
  body: RuleFields,
  response: Rule,
  status: 201,
  errors: [...COMMON_ERRORS],
});

export const getRule = endpoint({
  name: 'getRule',
  summary: 'Get a rule',
  method: 'GET',
  path: '/filters/:id/',
  ...superuser,
  reads: ['rule'],
  params: ById,
  response: Rule,
  errors: ['unauthenticated', 'superuser_only', 'not_found'],
});

export const changeRule = endpoint({
  name: 'changeRule',
  summary: 'Update a rule or its position',
  method: 'PATCH',
  path: '/filters/:id/',
  ...superuser,
  touches: ['rule', 'history'],
  params: ById,
  body: RuleChange,
  response: Rule,
  errors: [...COMMON_ERRORS, 'not_found'],
});

export const deleteRule = endpoint({
  name: 'deleteRule',
  summary: 'Delete a rule',
  method: 'DELETE',
  path: '/filters/:id/',
  ...superuser,
  touches: ['rule', 'history'],
  params: ById,
  errors: ['unauthenticated', 'superuser_only', 'not_found', 'rule_running'],
});

export const tryRule = endpoint({
  name: 'tryRule',
  summary: 'List which of the last 1,000 notices a rule would match, without saving it',
  method: 'POST',
  path: '/filters/try/',
  ...superuser,
  touches: [],
  // An unfinished rule can be tried: only its conditions are checked.
  body: z.object({ rule: RuleChange.extend({ rows: fields.rows }) }),
  response: listOf(NoticeRow).extend({ tried_count: z.int() }),
  errors: [...COMMON_ERRORS],
});

export const listConditions = lookupList(
  'listConditions',
  '/conditions/',
  'List the ways to combine the conditions of a rule',
  KeyedLookup,
);
export const listFields = lookupList('listFields', '/fields/', 'List the fields that rules can check', KeyedLookup);
export const listFieldConditions = lookupList(
  'listFieldConditions',
  '/fields/conditions/',
  'List the operators that rules can apply to a field',
  KeyedLookup,
);
export const listActions = lookupList(
  'listActions',
  '/filters/actions/',
  'List the actions that rules can take',
  KeyedLookup,
);
