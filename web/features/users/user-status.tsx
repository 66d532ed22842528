import { type Lookup, USER_STATUS } from '#core/lookups.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const TONES: Readonly<Record<number, Tone>> = {
  [USER_STATUS.active]: 'ok',
  [USER_STATUS.blocked]: 'bad',
  [USER_STATUS.unconfirmed]: 'warn',
};

export function UserStatus({ status }: { status: Lookup }) {
  return <Badge tone={TONES[status.id] ?? 'muted'}>{status.name}</Badge>;
}
