import { CircleHelp, Clock, ShieldAlert, ShieldCheck } from 'lucide-react';
import type { Authenticity } from '#core/contract/intake/authenticity.ts';
import type { Notice } from '#core/contract/intake/notices.ts';
import { authenticityHint } from '#core/copy/intake/authenticity.ts';
import { authenticityExplanation } from '#core/copy/intake/authenticity-screens.ts';
import { cx } from '#web/ui/class-names.ts';

const LOOKS: Readonly<Record<Authenticity['verdict'], { icon: typeof Clock; className: string }>> = {
  verified: { icon: ShieldCheck, className: 'text-ok' },
  other_domain: { icon: CircleHelp, className: 'text-ink-2' },
  unsigned: { icon: CircleHelp, className: 'text-ink-2' },
  failed: { icon: ShieldAlert, className: 'text-bad' },
  unknown: { icon: Clock, className: 'text-ink-2' },
};

/** beyond § 19: whether the sender is who they say they are, in one line. */
export function AuthenticityLine({ notice: { authenticity, authenticity_line } }: { notice: Notice }) {
  if (!authenticity || authenticity_line === null) return null;
  const { icon: Icon, className } = LOOKS[authenticity.verdict];
  const hint = authenticityHint(authenticity.verdict);
  return (
    <>
      <details className="mt-1 text-13">
        <summary
          className={cx(
            'flex min-h-6 cursor-pointer list-none items-start gap-1.5 [&::-webkit-details-marker]:hidden',
            className,
          )}
        >
          <Icon aria-hidden size={15} className="mt-0.5 shrink-0" />
          <span className="underline decoration-dotted underline-offset-2">{authenticity_line}</span>
        </summary>
        <p className="mt-1 text-ink-3 text-pretty">{authenticityExplanation(authenticity)}</p>
      </details>
      {hint && <p className="text-13 text-ink-3">{hint}</p>}
    </>
  );
}
