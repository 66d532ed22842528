import { Autocomplete } from '@base-ui/react/autocomplete';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { listSubscribers } from '#core/contract/intake/subscribers.ts';
import { isErasedHandle } from '#core/rules/intake/strikes.ts';
import { pageReading } from '#web/lib/call/list-page.ts';
import { useField } from '#web/lib/form/form.tsx';
import { usePopupContainer } from '#web/ui/dialog/popup-container.ts';
import { popupItemStyle, popupStyle } from '#web/ui/dialog/popup-style.ts';
import { FieldFrame, inputClass } from '#web/ui/form/field.tsx';

interface Props {
  name: string;
  label: string;
  hint?: ReactNode;
  companyId: number;
}

const DEBOUNCE_MS = 250;
const SUGGESTED = 8;

/** What was typed, once the typing pauses. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Handles of the company that contain the text. */
function useHandles(company: number, text: string, isOpen: boolean): readonly string[] {
  const { data } = useQuery({
    ...pageReading(listSubscribers, { query: { company, search: text || undefined, limit: SUGGESTED } }),
    enabled: isOpen,
  });
  return (data?.results ?? []).map(({ handle }) => handle).filter((handle) => !isErasedHandle(handle));
}

/** Handle of a subscriber, with suggestions of known ones. A new handle creates a subscriber. */
export function SubscriberField({ name, label, hint, companyId }: Props) {
  const field = useField(name);
  const form = useFormContext();
  const typed: string = form.watch(name) ?? '';
  const [isOpen, setIsOpen] = useState(false);
  const { ref, container } = usePopupContainer();
  const handles = useHandles(companyId, usePaused(typed.trim()), isOpen);
  return (
    <FieldFrame id={field.id} label={label} optional hint={hint} error={field.error}>
      <Autocomplete.Root
        items={handles}
        filteredItems={handles}
        mode="none"
        value={typed}
        onValueChange={(value) => form.setValue(name, value, { shouldDirty: true, shouldValidate: true })}
        open={isOpen && handles.length > 0}
        onOpenChange={setIsOpen}
        openOnInputClick
      >
        <div ref={ref}>
          <Autocomplete.Input
            ref={field.control.ref}
            id={field.id}
            name={name}
            onBlur={() => void field.control.onBlur({ target: { name, value: typed }, type: 'blur' })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={field.error ? true : undefined}
            aria-describedby={field.error ? field.errorId : hint ? field.hintId : undefined}
            className={inputClass(Boolean(field.error))}
          />
        </div>
        <Autocomplete.Portal container={container}>
          <Autocomplete.Positioner sideOffset={6} className="z-50 outline-none">
            <Autocomplete.Popup className={`${popupStyle} overflow-hidden`}>
              <Autocomplete.List className="max-h-[min(18rem,var(--available-height))] overflow-y-auto overscroll-contain outline-none">
                {(handle: string) => (
                  <Autocomplete.Item key={handle} value={handle} className={popupItemStyle}>
                    <span className="min-w-0 flex-1 font-mono text-13 [overflow-wrap:anywhere]">{handle}</span>
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
    </FieldFrame>
  );
}
