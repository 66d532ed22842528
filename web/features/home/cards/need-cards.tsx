import { Link, type LinkProps } from '@tanstack/react-router';
import {
  ArrowRight,
  CircleAlert,
  CircleHelp,
  Clock,
  CreditCard,
  FileCheck,
  FilePen,
  FileQuestion,
  Inbox,
  type LucideIcon,
  MailX,
  Scale,
  ShieldAlert,
  Stamp,
  TriangleAlert,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { needCardsCopy as copy } from '#core/copy/views/home.ts';
import { Button } from '#web/ui/button.tsx';
import type { Need } from '../needs.ts';

const STYLES: Record<Need['kind'], { icon: LucideIcon; style: string }> = {
  pay: { icon: CreditCard, style: 'bg-info-bg text-info' },
  draft: { icon: FilePen, style: 'bg-muted-bg text-muted' },
  expiry: { icon: Clock, style: 'bg-violet-bg text-violet' },
  lapsed: { icon: ShieldAlert, style: 'bg-bad-bg text-bad' },
  process: { icon: Stamp, style: 'bg-warn-bg text-warn' },
  notices: { icon: Inbox, style: 'bg-warn-bg text-warn' },
  unmatched: { icon: CircleHelp, style: 'bg-violet-bg text-violet' },
  unread: { icon: FileQuestion, style: 'bg-warn-bg text-warn' },
  forms: { icon: FileCheck, style: 'bg-violet-bg text-violet' },
  failed: { icon: MailX, style: 'bg-bad-bg text-bad' },
  grave: { icon: TriangleAlert, style: 'bg-bad-bg text-bad' },
  due: { icon: Scale, style: 'bg-warn-bg text-warn' },
  info: { icon: CircleAlert, style: 'bg-info-bg text-info' },
  attention: { icon: CircleAlert, style: 'bg-warn-bg text-warn' },
};

const SHOWN = 3;

/** Items that need attention, each linked to its screen: the three most urgent, and the rest on request. */
export function NeedCards({ needs }: { needs: readonly Need[] }) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const hidden = needs.length - SHOWN;
  if (needs.length === 0) return null;
  return (
    <div>
      <ul ref={list} aria-label={copy.needsYourAttention} className="grid gap-3 lg:grid-cols-2 xl:grid-cols-3">
        {needs.slice(0, all ? undefined : SHOWN).map((need) => (
          <li key={`${need.title} ${JSON.stringify(need.leadsTo)}`} className="min-w-0">
            <NeedCard need={need} />
          </li>
        ))}
      </ul>
      {hidden > 0 && !all && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-2 -ml-2.5"
          onClick={() => {
            setAll(true);
            // The button disappears, so focus moves to the first item it revealed.
            requestAnimationFrame(() => list.current?.querySelectorAll('a')[SHOWN]?.focus());
          }}
        >
          {copy.showMore(hidden)}
        </Button>
      )}
    </div>
  );
}

function NeedCard({ need: { kind, title, text, leadsTo } }: { need: Need }) {
  const { icon: Icon, style } = STYLES[kind];
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
