import { Check, X } from 'lucide-react';
import { type CounterNotice, getCounterNotice, updateCounterNotice } from '#core/contract/intake/counter-notices.ts';
import { counterNoticeCopy as copy, counterElementWords } from '#core/copy/intake/counter-notice-screens.ts';
import { COUNTER_ELEMENTS } from '#core/rules/intake/counter-notice.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Breakable } from '#web/ui/breakable.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { Section } from '../../notice/section.tsx';
import { useCacheCounterNotice } from '../queries.ts';

/** The five elements that the law requires, with the passages that contain them. A handler can correct them. */
export function CounterElements({ one, mayCorrect }: { one: CounterNotice; mayCorrect: boolean }) {
  const { elements, found, is_corrected, outcome } = one;
  const cache = useCacheCounterNotice();
  const correct = useAct(updateCounterNotice, {
    except: [getCounterNotice],
    toast: copy.updated,
    onDone: cache,
  });
  const isOver = outcome === 'restored' || outcome === 'withdrawn';
  return (
    <Section title={copy.elements(COUNTER_ELEMENTS.filter((element) => elements[element]).length)}>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {COUNTER_ELEMENTS.map((element) => {
          const { name, about } = counterElementWords[element];
          const isFound = elements[element];
          const Icon = isFound ? Check : X;
          return (
            <li key={element} className="flex gap-3 px-3.5 py-2.5">
              <span
                aria-hidden
                className={cx(
                  'mt-0.5 grid size-5 shrink-0 place-items-center rounded-full',
                  isFound ? 'bg-ok-bg text-ok' : 'bg-bad-bg text-bad',
                )}
              >
                <Icon size={13} strokeWidth={2.5} />
              </span>
              <div className="min-w-0 flex-1">
                <p className="text-13 font-medium text-ink">
                  {name} <span className="sr-only">{isFound ? copy.found : copy.missing}</span>
                </p>
                {isFound && found[element] ? (
                  <blockquote className="mt-0.5 line-clamp-3 text-12 text-ink-3 [overflow-wrap:anywhere] hover:line-clamp-none print:line-clamp-none">
                    “<Breakable text={found[element]} />”
                  </blockquote>
                ) : (
                  <p className="mt-0.5 text-12 text-ink-3">{about}</p>
                )}
              </div>
              {mayCorrect && !isOver && (
                <span className="mt-0.5">
                  <Switch
                    label={copy.elementFound(name)}
                    isOn={isFound}
                    onChange={() =>
                      void correct({ params: { id: String(one.id) }, body: { elements: { [element]: !isFound } } })
                    }
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {is_corrected && <p className="mt-2 text-12 text-ink-3">{copy.corrected}</p>}
    </Section>
  );
}
