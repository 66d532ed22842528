import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  icon: LucideIcon;
  title: string;
  text?: string;
  /** Single call to action. */
  action?: ReactNode;
  /** Smaller, for use inside a card. */
  compact?: boolean;
}

/** Empty state: nothing yet (explanation and one action), no matches (clear filters), or not connected. */
export function EmptyState({ icon: Icon, title, text, action, compact = false }: Props) {
  return (
    <div className={`flex flex-col items-center px-6 text-center ${compact ? 'py-8' : 'py-20'}`}>
      <span className="flex size-11 items-center justify-center rounded-lg bg-soft text-soft-ink">
        <Icon aria-hidden className="size-5" strokeWidth={1.75} />
      </span>
      <p className="mt-4 text-14 font-medium text-ink">{title}</p>
      {text && <p className="mt-1 max-w-[44ch] text-13 text-ink-3 text-pretty">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
