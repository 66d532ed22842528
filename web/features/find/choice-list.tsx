import { useEffect, useRef } from 'react';
import { choiceListCopy as copy } from '#core/copy/views/find.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { cx } from '#web/ui/class-names.ts';
import type { Choice, ChoiceGroup } from './choices.ts';

interface Props {
  id: string;
  groups: readonly ChoiceGroup[];
  current: Choice | undefined;
  /** Results of an earlier search, while the current one is loading. */
  isStale: boolean;
  onHighlight: (choice: Choice) => void;
  onSelect: (choice: Choice) => void;
}

/** Focus stays in the input; aria-activedescendant marks the current option. */
export function ChoiceList({ id, groups, current, isStale, onHighlight, onSelect }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const currentId = current && `${id}-${current.key}`;
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
    // Scrolls to the group heading along with the first option.
    if (list.current && current === groups[0]?.choices[0]) list.current.scrollTop = 0;
  }, [currentId, current, groups]);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={copy.results}
      aria-busy={isStale}
      tabIndex={-1}
      className={cx('min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 outline-none', groups.length > 0 && 'pb-2')}
    >
      {groups.map(({ label, choices }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset isn't allowed in a listbox
        <div key={label} role="group" aria-labelledby={`${id}-group-${index}`}>
          <div
            id={`${id}-group-${index}`}
            role="presentation"
            className="px-2.5 pt-3 pb-1.5 text-12 font-medium text-ink-3"
          >
            {label}
          </div>
          {choices.map((choice) => (
            <Line
              key={choice.key}
              id={`${id}-${choice.key}`}
              choice={choice}
              isCurrent={choice === current}
              onHighlight={onHighlight}
              onSelect={onSelect}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface LineProps {
  id: string;
  choice: Choice;
  isCurrent: boolean;
  onHighlight: (choice: Choice) => void;
  onSelect: (choice: Choice) => void;
}

function Line({ id, choice, isCurrent, onHighlight, onSelect }: LineProps) {
  const { icon: Icon, name, text, status } = choice;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input, which references the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      onPointerMove={() => !isCurrent && onHighlight(choice)}
      onClick={() => onSelect(choice)}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5 sm:min-h-10',
        isCurrent && 'bg-soft text-soft-ink',
      )}
    >
      <Icon
        aria-hidden
        size={17}
        strokeWidth={1.75}
        className={cx('shrink-0', isCurrent ? 'text-primary' : 'text-ink-3')}
      />
      <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-baseline sm:gap-2.5">
        <span className="truncate text-14 font-medium sm:max-w-[65%] sm:shrink-0">{name}</span>
        {text && <span className={cx('truncate text-12', isCurrent ? 'text-soft-ink' : 'text-ink-3')}>{text}</span>}
      </span>
      {status && <StatusBadge status={status} />}
    </div>
  );
}
