import { COMPANY_STATUS } from '../../lookups.ts';

/** The step "put it on your site" of a company: open until a person says that it is done, or dismisses it. */
export const SITE_STEPS = ['open', 'done', 'dismissed'] as const;
export type SiteStep = (typeof SITE_STEPS)[number];

interface Company {
  readonly status_id: number;
  readonly registered_date: string | null;
  readonly site_step: SiteStep;
}

/** Null before the first registration and after the removal: there is nothing to put on a site. */
export const siteStepOf = ({ status_id, registered_date, site_step }: Company): SiteStep | null =>
  registered_date === null || status_id === COMPANY_STATUS.removed ? null : site_step;
