import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { NoticeRow } from '#core/contract/intake/notices.ts';
import type { ReplyDraft } from '#core/contract/intake/replies.ts';
import { replyDialogCopy as copy, replyTexts } from '#core/copy/intake/replies.ts';
import { shortDate } from '#core/rules/text/dates.ts';
import { Button } from '#web/ui/button.tsx';

/** The texts that a reply can start from. The server wrote the one about missing elements. */
function templatesFor(notice: NoticeRow, draft: ReplyDraft) {
  const date = shortDate(notice.received_date);
  return [
    ...(draft.text === '' ? [] : [{ name: copy.missing, text: draft.text }]),
    { name: copy.removed, text: replyTexts.removed(date) },
    { name: copy.rejected, text: replyTexts.rejected(date) },
  ];
}

interface Props {
  notice: NoticeRow;
  draft: ReplyDraft;
  onWritten: () => void;
}

/** Replaces the text of the reply. A text that was typed can be brought back. */
export function ReplyTemplates({ notice, draft, onWritten }: Props) {
  const form = useFormContext<{ text: string }>();
  const [typed, setTyped] = useState<string | null>(null);
  const templates = templatesFor(notice, draft);
  const write = (text: string) => {
    form.setValue('text', text, { shouldDirty: true, shouldValidate: true });
    onWritten();
  };
  const start = (text: string) => {
    const before = form.getValues('text');
    const isTyped = before.trim() !== '' && templates.every((template) => template.text !== before);
    if (isTyped) setTyped(before);
    write(text);
  };
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 font-medium text-ink">{copy.startFrom}</legend>
      <div className="flex flex-wrap gap-2">
        {templates.map(({ name, text }) => (
          <Button key={name} size="sm" onClick={() => start(text)}>
            {name}
          </Button>
        ))}
        {typed !== null && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              write(typed);
              setTyped(null);
            }}
          >
            {copy.undo}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
