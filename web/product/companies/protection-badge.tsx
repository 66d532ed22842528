import type { Company } from '#core/contract/registry/companies.ts';
import { PROTECTION_LABELS } from '#core/copy/registry/protection.ts';
import { isBeingRegistered, protectionText } from '#web/product/companies/protection.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';

const TONES: Record<Company['protection'], Tone> = { protected: 'ok', action_needed: 'warn', not_protected: 'bad' };

type Shown = Pick<Company, 'status' | 'expires_date' | 'protection' | 'open_order'>;

const toneOf = (company: Shown): Tone => (isBeingRegistered(company) ? 'info' : TONES[company.protection]);

/** Short badge without the date, for rows that show it separately. */
export const ProtectionWord = ({ company }: { company: Shown }) => (
  <Badge tone={toneOf(company)}>
    {isBeingRegistered(company) ? protectionText(company) : PROTECTION_LABELS[company.protection]}
  </Badge>
);

export const ProtectionBadge = ({ company }: { company: Shown }) => (
  <Badge tone={toneOf(company)}>{protectionText(company)}</Badge>
);
