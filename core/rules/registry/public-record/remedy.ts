import type { Difference, DifferenceCode } from './differences.ts';

const AMENDED: readonly DifferenceCode[] = [
  ...(['status', 'names_missing', 'agent_email', 'agent_name', 'agent_address', 'agent_phone'] as const),
  ...(['provider_name', 'provider_address'] as const),
];

/** What corrects a difference: an amendment, which files ours again; a renewal; or nothing that the customer has to do. */
export function differenceRemedy({ code, gravity }: Pick<Difference, 'code' | 'gravity'>): 'amend' | 'renew' | null {
  if (code === 'expiry') return gravity === 'grave' ? 'renew' : null;
  return AMENDED.includes(code) ? 'amend' : null;
}
