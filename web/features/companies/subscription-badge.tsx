import type { Company } from '#core/contract/companies.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

type Status = NonNullable<Company['subscription']>['status'];

const STATUS: Readonly<Record<Status, { tone: Tone; label: string }>> = {
  active: { tone: 'ok', label: 'Active' },
  past_due: { tone: 'bad', label: 'Past due' },
  ended: { tone: 'muted', label: 'Ended' },
};

export const SubscriptionBadge = ({ status }: { status: Status }) => (
  <Badge tone={STATUS[status].tone}>{STATUS[status].label}</Badge>
);
