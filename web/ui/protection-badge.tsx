import type { Company } from '#core/contract/companies.ts';
import { protectionText } from '#web/lib/protection.ts';
import { Badge, type Tone } from './badge.tsx';

const TONES: Record<Company['protection'], Tone> = { protected: 'ok', action_needed: 'warn', not_protected: 'bad' };

export const ProtectionBadge = ({ company }: { company: Pick<Company, 'status' | 'expires_date' | 'protection'> }) => (
  <Badge tone={TONES[company.protection]}>{protectionText(company)}</Badge>
);
