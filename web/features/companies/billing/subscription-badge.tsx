import type { Company } from '#core/contract/registry/companies.ts';
import { subscriptionBadgeCopy as copy } from '#core/copy/registry/companies.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

type Status = NonNullable<Company['subscription']>['status'];

const STATUS: Readonly<Record<Status, { tone: Tone; label: string }>> = {
  active: { tone: 'ok', label: copy.active },
  past_due: { tone: 'bad', label: copy.pastDue },
  ended: { tone: 'muted', label: copy.ended },
};

export const SubscriptionBadge = ({ status }: { status: Status }) => (
  <Badge tone={STATUS[status].tone}>{STATUS[status].label}</Badge>
);
