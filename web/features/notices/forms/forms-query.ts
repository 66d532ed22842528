import type { Input } from '#core/contract/endpoint.ts';
import type { listUnconfirmedForms } from '#core/contract/intake/submissions.ts';
import { type ListState, pageQuery } from '#web/lib/list-state.ts';

/** The server orders them: suspect forms first, then the oldest. */
export const FORM_LIST = { sort: '', filters: ['status', 'suspect'] } as const;
export type FormFilter = (typeof FORM_LIST.filters)[number];

const SUSPECT: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** Maps URL parameters to the API query. */
export const formsQuery = (state: ListState<FormFilter>): NonNullable<Input<typeof listUnconfirmedForms>['query']> => ({
  ...pageQuery(state),
  is_suspect: SUSPECT[state.filters.suspect],
});
