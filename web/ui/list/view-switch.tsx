import { createLink } from '@tanstack/react-router';
import { Columns2, Rows3 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { viewSwitchCopy as copy } from '#core/copy/ui.ts';
import { cx } from '../class-names.ts';

interface AnchorProps extends ComponentProps<'a'> {
  readonly current: boolean;
}

const SwitchLink = createLink(({ current, ...anchor }: AnchorProps) => (
  <a
    {...anchor}
    aria-current={current ? 'true' : undefined}
    className={cx(
      'grid h-7 w-8 place-items-center rounded-sm',
      current ? 'border border-line bg-surface text-ink shadow-control' : 'text-ink-3 hover:text-ink',
    )}
  />
));

/** Switch between the table and the split view, stored in the URL. Hidden in narrow windows, which only have the table. */
export function ViewSwitch({ isSplit, search }: { isSplit: boolean; search: Record<string, unknown> }) {
  return (
    <nav aria-label={copy.layout} className="hidden h-9 items-center gap-0.5 rounded-md bg-muted-bg/60 px-1 lg:flex">
      <SwitchLink
        to="."
        search={{ ...search, view: undefined, notice: undefined } as never}
        current={!isSplit}
        aria-label={copy.table}
        title={copy.table}
      >
        <Rows3 aria-hidden size={16} />
      </SwitchLink>
      <SwitchLink
        to="."
        search={{ ...search, view: 'split' } as never}
        current={isSplit}
        aria-label={copy.splitView}
        title={copy.splitView}
      >
        <Columns2 aria-hidden size={16} />
      </SwitchLink>
    </nav>
  );
}
