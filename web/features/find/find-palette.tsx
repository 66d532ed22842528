import { Dialog } from '@base-ui/react/dialog';
import { useNavigate } from '@tanstack/react-router';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Profile } from '#core/contract/records/users.ts';
import { findPaletteCopy as copy } from '#core/copy/views/find.ts';
import { rememberRecent } from '#web/product/recent.ts';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { ChoiceList } from './choice-list.tsx';
import type { Choice } from './choices.ts';
import { FindFooter } from './find-footer.tsx';
import type { Place } from './places.ts';
import { useChoices } from './use-choices.ts';

interface Props {
  me: Profile;
  screens: readonly Place[];
  actions: readonly Place[];
  /** Text typed before this component was loaded. */
  earlyText: () => string;
  onClose: () => void;
}

/** Command palette: one input for everything, with arrow keys and Enter. */
export function FindPalette({ me, screens, actions, earlyText, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  /** Set when Enter is pressed before the results arrive: the first result opens as soon as it does. */
  const [isAwaited, setIsAwaited] = useState(false);
  const leaving = useRef(false);
  const navigate = useNavigate();
  const id = useId();
  const { groups, isSettled, error, refetch } = useChoices(typed, me, screens, actions);
  const choices = groups.flatMap((group) => group.choices);
  const current = choices[Math.min(at, choices.length - 1)];

  const select = (choice: Choice | undefined) => {
    if (!choice) return;
    leaving.current = true;
    if (choice.found) rememberRecent(me.result.id, choice.found);
    onClose();
    if (choice.goTo) {
      const { path, ...search } = choice.goTo;
      void navigate({ to: path, search } as never);
    }
    choice.run?.();
  };

  const selectFirst = useEffectEvent(() => {
    setIsAwaited(false);
    select(choices[0]);
  });
  useEffect(() => {
    if (isAwaited && isSettled) selectFirst();
  }, [isAwaited, isSettled]);

  const onKeyDown = (event: KeyboardEvent) => {
    const last = choices.length - 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : Math.min(at, last) - 1,
      PageDown: Math.min(last, at + 8),
      PageUp: Math.max(0, at - 8),
    };
    const next = steps[event.key];
    if (next !== undefined) setAt(Math.max(0, next));
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      if (isSettled || at > 0) select(current);
      else setIsAwaited(true);
    } else return;
    event.preventDefault();
  };

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 animate-[fade_100ms_ease-out] bg-scrim backdrop-blur-[2px]" />
        <Dialog.Viewport className="fixed inset-0 z-40 overflow-hidden sm:px-6 sm:pt-[12vh]">
          <Dialog.Popup
            aria-label={copy.findAnything}
            finalFocus={() => !leaving.current}
            className="mx-auto flex h-dvh w-full flex-col bg-surface text-ink shadow-pop outline-none sm:h-auto sm:max-h-[min(34rem,76vh)] sm:max-w-[640px] sm:animate-[rise_120ms_ease-out] sm:rounded-xl sm:border sm:border-line"
          >
            <div className="flex shrink-0 items-center gap-3 border-b border-line pr-2 pl-4">
              <Search aria-hidden className="size-[18px] shrink-0 text-ink-3" />
              <input
                // biome-ignore lint/a11y/noAutofocus: the user opened this dialog to type
                autoFocus
                role="combobox"
                aria-label={copy.findAnything}
                aria-expanded={choices.length > 0}
                aria-controls={`${id}-list`}
                aria-autocomplete="list"
                aria-activedescendant={current && `${id}-${current.key}`}
                placeholder={me.result.is_superuser ? copy.placeholderWithUsers : copy.placeholder}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="go"
                maxLength={200}
                value={typed}
                onChange={(event) => {
                  setTyped(event.target.value);
                  setAt(0);
                  setIsAwaited(false);
                }}
                onFocus={() => {
                  const text = earlyText();
                  if (text) setTyped(text);
                }}
                onKeyDown={onKeyDown}
                className="h-14 min-w-0 flex-1 bg-transparent text-16 text-ellipsis text-ink outline-none placeholder:text-ink-3 sm:h-[52px]"
              />
              <Dialog.Close aria-label={copy.close} className={iconButtonClass('md', 'size-10')}>
                <X size={18} aria-hidden="true" />
              </Dialog.Close>
            </div>
            <ChoiceList
              id={id}
              groups={groups}
              current={current}
              isStale={!isSettled}
              onHighlight={(choice) => setAt(choices.indexOf(choice))}
              onSelect={select}
            />
            <FindFooter
              search={typed.trim()}
              isEmpty={choices.length === 0}
              isSettled={isSettled}
              error={error}
              onRetry={() => void refetch()}
            />
            <p role="status" className="sr-only">
              {isSettled && !error && (choices.length === 0 ? copy.noResults : copy.resultCount(choices.length))}
            </p>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
