import type { KeyboardEvent } from 'react';
import { entryLineCopy as copy } from '#core/copy/product.ts';
import { noticeAddressCopy } from '#core/copy/registry/notice-address.ts';
import { FormFields } from '#web/lib/form/form.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailField, TextField } from '../../ui/form/field.tsx';
import type { EntryLineState } from './use-entry-line.ts';

interface Props {
  readonly line: EntryLineState;
  /** Address for notices about domains without their own, if known. */
  readonly noticesTo: string | undefined;
  /** Called on Enter in an empty input, when the user has finished the list. */
  readonly onEnterEmpty?: () => void;
}

/** Input for adding domains one by one. It is nested in another form, so it handles Enter itself. */
export function EntryLine({ line, noticesTo, onEnterEmpty }: Props) {
  const { form, add, isEmpty, pending } = line;
  const addOne = async () => {
    if (!pending && (await add())) form.setFocus('name');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (onEnterEmpty && isEmpty()) onEnterEmpty();
    else void addOne();
  };
  return (
    <FormFields form={form}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles Enter for the two inputs inside */}
      <div
        onKeyDown={onKeyDown}
        onInput={() => form.clearErrors()}
        className="grid gap-x-4 gap-y-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-start"
      >
        <TextField
          name="name"
          label={copy.domainName}
          placeholder={copy.domainNamePlaceholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
        />
        <EmailField
          name="email"
          label={copy.email}
          autoComplete="off"
          placeholder={copy.emailPlaceholder}
          hint={noticeAddressCopy.hint(noticesTo)}
        />
        <Button pending={pending} onClick={() => void addOne()} className="h-10 sm:mt-[26px]">
          {copy.addDomain}
        </Button>
      </div>
    </FormFields>
  );
}
