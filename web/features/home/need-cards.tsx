import { Link, type LinkProps } from '@tanstack/react-router';
import {
  ArrowRight,
  CircleAlert,
  Clock,
  CreditCard,
  FilePen,
  Inbox,
  type LucideIcon,
  ShieldAlert,
  Stamp,
} from 'lucide-react';
import type { Need } from './needs.ts';

const LOOKS: Record<Need['kind'], { icon: LucideIcon; style: string }> = {
  pay: { icon: CreditCard, style: 'bg-info-bg text-info' },
  draft: { icon: FilePen, style: 'bg-muted-bg text-muted' },
  expiry: { icon: Clock, style: 'bg-violet-bg text-violet' },
  lapsed: { icon: ShieldAlert, style: 'bg-bad-bg text-bad' },
  process: { icon: Stamp, style: 'bg-warn-bg text-warn' },
  notices: { icon: Inbox, style: 'bg-warn-bg text-warn' },
  attention: { icon: CircleAlert, style: 'bg-warn-bg text-warn' },
};

const SHOWN = 3;

/** Up to three things that wait for this person, each leading to where it is done. */
export function NeedCards({ needs }: { needs: readonly Need[] }) {
  if (needs.length === 0) return null;
  return (
    <ul aria-label="Needs you" className="grid gap-3 lg:grid-cols-2 xl:grid-cols-3">
      {needs.slice(0, SHOWN).map((need) => (
        <li key={`${need.title} ${JSON.stringify(need.leadsTo)}`} className="min-w-0">
          <NeedCard need={need} />
        </li>
      ))}
    </ul>
  );
}

function NeedCard({ need: { kind, title, text, leadsTo } }: { need: Need }) {
  const { icon: Icon, style } = LOOKS[kind];
  return (
    <Link
      {...(leadsTo as LinkProps)}
      className="group flex h-full min-h-18 items-center gap-4 rounded-lg border border-line bg-sunken p-4 hover:border-line-hover"
    >
      <span className={`grid size-10 shrink-0 place-items-center rounded-lg ${style}`}>
        <Icon aria-hidden size={19} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-14 font-medium text-ink [overflow-wrap:anywhere]">{title}</span>
        <span className="block text-13 text-ink-3 [overflow-wrap:anywhere]">{text}</span>
      </span>
      <ArrowRight
        aria-hidden
        size={16}
        className="shrink-0 text-ink-3 transition-transform group-hover:translate-x-0.5 motion-reduce:transition-none"
      />
    </Link>
  );
}
