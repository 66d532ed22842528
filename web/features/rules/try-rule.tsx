import { useState } from 'react';
import { type FieldValues, type Path, useFormContext } from 'react-hook-form';
import { tryRule } from '#core/contract/intake/filters.ts';
import type { NoticeRow } from '#core/contract/intake/notices.ts';
import { tryRuleCopy as copy } from '#core/copy/intake/rules.ts';
import { useAct } from '#web/lib/call/query.ts';
import { toast } from '#web/lib/toasts.ts';
import { NoticeBriefs } from '#web/product/notices/notice-brief.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page/card.tsx';

const SHOWN = 20;

interface Trial {
  readonly count: number;
  readonly tried_count: number;
  readonly results: readonly NoticeRow[];
}

function resultOf({ count, tried_count }: Trial): string {
  if (tried_count === 0) return copy.noNotices;
  return count === 0 ? copy.noMatches(tried_count) : copy.matchCount(count, tried_count);
}

/** Dry run: matches the unsaved rule against the last 1,000 notices. */
export function TryRule() {
  const form = useFormContext();
  const [matched, setMatched] = useState<Trial | null>(null);
  const attempt = useAct(tryRule, { inPlace: true });
  const run = async () => {
    const { rows, condition } = form.getValues() as { rows: never; condition: string };
    const outcome = await attempt({ body: { rule: { rows, condition } } });
    if (!outcome) return;
    setMatched(outcome.done ? outcome.answer : null);
    if (outcome.done) return;
    const errors = Object.entries(outcome.fields);
    for (const [name, [message]] of errors) {
      // The endpoint nests field names under `rule`; in the form they are at the root.
      const place = name.replace(/^rule\./, '') as Path<FieldValues>;
      form.setValue(place, form.getValues(place), { shouldTouch: true });
      form.setError(place, { type: 'server', message });
    }
    if (errors.length === 0) toast.error(outcome.message);
  };
  return (
    <Card
      flush
      title={copy.title}
      aside={
        <Button size="sm" pending={attempt.pending} onClick={() => void run()}>
          {copy.tryIt}
        </Button>
      }
    >
      <div aria-live="polite" className="border-t border-line">
        {matched ? (
          <>
            <p className="px-5 py-3 text-13 text-ink-2">{resultOf(matched)}</p>
            {matched.count > 0 && (
              <div className="border-t border-line">
                <NoticeBriefs label={copy.noticesThatWouldMatch} notices={matched.results.slice(0, SHOWN)} />
              </div>
            )}
          </>
        ) : (
          <p className="px-5 py-3 text-13 text-ink-3">{copy.intro}</p>
        )}
      </div>
    </Card>
  );
}
