import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Description of what will be lost. */
  children: ReactNode;
  action: ReactNode;
}

/** A destructive action stands in a card of its own, apart from the others. */
export function DangerZone({ title, children, action }: Props) {
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-4 rounded-lg border border-bad/35 bg-surface p-5 sm:flex-row sm:items-center sm:justify-between"
    >
      <div className="max-w-[60ch]">
        <h2 className="text-16 font-semibold text-bad">{title}</h2>
        <div className="mt-1 text-13 text-ink-2 text-pretty">{children}</div>
      </div>
      <div className="shrink-0">{action}</div>
    </section>
  );
}
