import { useQuery } from '@tanstack/react-query';
import { LogIn, Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { LoginRecord } from '#core/contract/records/users.ts';
import { loginListCopy as copy } from '#core/copy/records/users.ts';
import { formatAgo, formatWithZone } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { deviceOf } from './device.ts';
import { LOGINS_SHOWN, loginsReading } from './queries.ts';

/** Logins with their time and location, newest first. */
export function LoginList({ userId }: { userId: number }) {
  const [page, setPage] = useState(1);
  const { data, isPending } = useQuery(loginsReading(userId, page));
  if (isPending) return <SkeletonRows rows={3} label={copy.loadingLogins} />;
  if (!data || data.count === 0) {
    return <EmptyState compact icon={LogIn} title={copy.emptyTitle} text={copy.emptyText} />;
  }
  return (
    <>
      <ul aria-label={copy.logins} className="divide-y divide-line">
        {data.results.map((login) => (
          <LoginRow key={`${login.date} ${login.ip} ${login.user_agent}`} login={login} />
        ))}
      </ul>
      {data.count > LOGINS_SHOWN && (
        <div className="border-t border-line px-5 py-3">
          <Pager page={page} perPage={LOGINS_SHOWN} count={data.count} onPage={setPage} />
        </div>
      )}
    </>
  );
}

/** decisions §4: a private IP address has no country, and a public one may be missing from the lookup table. */
const locationFallback = (ip: string) =>
  /^(10\.|127\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd]|fe80)/i.test(ip)
    ? copy.privateNetwork
    : copy.unknownCountry;

function LoginRow({ login }: { login: LoginRecord }) {
  const device = deviceOf(login.user_agent);
  const Icon = device.isMobile ? Smartphone : Monitor;
  const place = [login.city, login.country].filter(Boolean).join(', ') || locationFallback(login.ip);
  return (
    <li className="flex min-h-15 items-center gap-3 px-5 py-2.5">
      <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-14 text-ink" title={login.user_agent}>
          {device.name}
        </p>
        <p className="text-12 text-ink-3 [overflow-wrap:anywhere]">
          {place} · <span className="font-mono">{login.ip}</span>
        </p>
      </div>
      {!login.success && <Badge tone="bad">{copy.failed}</Badge>}
      <time
        dateTime={login.date}
        title={formatWithZone(login.date)}
        className="shrink-0 text-right text-13 text-ink-2 tabular-nums"
      >
        {formatAgo(login.date)}
      </time>
    </li>
  );
}
