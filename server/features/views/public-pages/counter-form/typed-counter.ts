import { COUNTER_STATEMENTS } from '#core/contract/intake/counter-form.ts';
import type { PageForm } from '../form/page-form.ts';
import { errorsByField, isTicked, linesOf, proofOf, type Typed } from '../form/typed-form.ts';

const YOU = ['name', 'email', 'email_repeat', 'address', 'city', 'state', 'zip', 'country', 'phone'] as const;
const MATERIAL = ['reference', 'urls', 'explanation'] as const;
const ORDER: readonly string[] = [...YOU, ...MATERIAL, ...COUNTER_STATEMENTS, 'signature'];

function bodyOf(typed: Typed) {
  const same = [...YOU, 'reference', 'explanation', 'signature', 'website', 'drawn'];
  return {
    ...Object.fromEntries(same.map((name) => [name, typed.get(name) ?? ''])),
    ...Object.fromEntries(COUNTER_STATEMENTS.map((name) => [name, isTicked(typed.get(name))])),
    urls: linesOf(typed.get('urls')),
    ...proofOf(typed),
  };
}

export const COUNTER_FORM: PageForm = {
  kind: 'counter_notice',
  body: bodyOf,
  errors: (fields, typed) => errorsByField(fields, typed, []),
  order: () => ORDER,
};
