import { Check, Minus, X } from 'lucide-react';
import { getNotice, type Notice, updateNotice } from '#core/contract/intake/notices.ts';
import { noticeElementsCopy as copy } from '#core/copy/intake/notices.ts';
import { messages } from '#core/messages.ts';
import {
  type Completeness,
  type CompletenessChange,
  ELEMENTS,
  type Element,
  isUnread,
  KINDS,
} from '#core/rules/intake/notice-completeness.ts';
import { useAct } from '#web/lib/call/query.ts';
import { ELEMENT_WORDS, KIND_WORDS } from '#web/product/notices/notice-words.ts';
import { VerdictBadge } from '#web/product/notices/verdict-badge.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Select } from '#web/ui/form/select.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { useCacheNotice } from '../queries.ts';
import { Section } from './section.tsx';

const KIND_CHOICES = KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind] }));

/**
 * The six elements that the law requires: found or missing, the sentence that proves each, and manual corrections. An unread
 * message has no findings, but a person who read it can set them.
 */
export function NoticeElements({ notice, mayCorrect }: { notice: Notice; mayCorrect: boolean }) {
  const { completeness } = notice;
  const cacheNotice = useCacheNotice();
  const correct = useAct(updateNotice, {
    except: [getNotice],
    toast: messages.noticeUpdated,
    onDone: cacheNotice,
  });
  const change = (part: CompletenessChange) =>
    void correct({ params: { id: String(notice.id) }, body: { completeness: part } });
  const found = ELEMENTS.filter((element) => completeness[element]).length;
  const isKnown = !isUnread(notice);
  const title = isKnown ? copy.elementsFound(found) : copy.sixRequiredElements;
  return (
    <Section title={title} aside={<VerdictBadge completeness={completeness} />}>
      {!isKnown && <p className="mb-3 text-13 text-ink-3">{messages.elementsUnknown}</p>}
      {isKnown && mayCorrect && <p className="mb-3 text-13 text-ink-3 text-pretty print:hidden">{copy.correctHint}</p>}
      <ul className="divide-y divide-line rounded-lg border border-line">
        {ELEMENTS.map((element) => (
          <ElementRow
            key={element}
            element={element}
            isFound={isKnown ? completeness[element] : undefined}
            sentence={completeness.found[element]}
            onToggle={mayCorrect ? () => change({ [element]: !completeness[element] }) : undefined}
          />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2 text-12 text-ink-3">
        {mayCorrect ? (
          <span className="print:hidden">
            <Select
              label={copy.kind}
              prefix={copy.kind}
              value={isKnown ? completeness.kind : null}
              placeholder={copy.placeholder}
              options={KIND_CHOICES}
              onChange={(kind) => change({ kind: kind as Completeness['kind'] })}
            />
          </span>
        ) : (
          isKnown && <span>{copy.kindIs(KIND_WORDS[completeness.kind])}</span>
        )}
        {completeness.is_corrected && <span>{copy.correctedManually}</span>}
      </div>
    </Section>
  );
}

interface RowProps {
  element: Element;
  /** Undefined: not checked. */
  isFound: boolean | undefined;
  sentence: string | undefined;
  onToggle?: () => void;
}

function signOf(isFound: boolean | undefined) {
  if (isFound === undefined) return { Icon: Minus, style: 'bg-muted-bg text-muted', word: copy.notChecked };
  return isFound
    ? { Icon: Check, style: 'bg-ok-bg text-ok', word: copy.found }
    : { Icon: X, style: 'bg-bad-bg text-bad', word: copy.missing };
}

function ElementRow({ element, isFound, sentence, onToggle }: RowProps) {
  const name = ELEMENT_WORDS[element];
  const { Icon, style, word } = signOf(isFound);
  return (
    <li className="flex gap-3 px-3.5 py-2.5">
      <span aria-hidden className={cx('mt-0.5 grid size-5 shrink-0 place-items-center rounded-full', style)}>
        <Icon size={13} strokeWidth={2.5} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-13 font-medium text-ink">
          {name} <span className="sr-only">{word}</span>
        </p>
        {isFound && sentence && (
          <blockquote className="mt-0.5 line-clamp-3 text-12 text-ink-3 [overflow-wrap:anywhere] hover:line-clamp-none print:line-clamp-none">
            “<Breakable text={sentence} />”
          </blockquote>
        )}
      </div>
      {onToggle && (
        <span className="mt-0.5">
          <Switch label={copy.elementFound(name)} isOn={isFound === true} onChange={onToggle} />
        </span>
      )}
    </li>
  );
}
