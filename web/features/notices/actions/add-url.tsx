import { z } from 'zod';
import { noticeUrls } from '#core/contract/intake/notice-urls.ts';
import { getNotice, type Notice, updateNotice } from '#core/contract/intake/notices.ts';
import { addUrlCopy as copy } from '#core/copy/intake/notices.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { useCacheNotice } from '../queries.ts';

/** Adds a reported URL; duplicates are rejected. */
export function AddUrl({ notice }: { notice: Notice }) {
  const cacheNotice = useCacheNotice();
  const add = useAct(updateNotice, {
    inPlace: true,
    except: [getNotice],
    toast: messages.noticeUpdated,
    onDone: cacheNotice,
  });
  const OneUrl = z.object({
    url: noticeUrls.element.refine(
      (url) => notice.urls.every((one) => one.url !== url || one.role !== 'reported'),
      messages.noticeUrlAdded,
    ),
  });
  const form = useContractForm(OneUrl, { url: '' }, 'onSubmit');
  return (
    <Form
      form={form}
      label={copy.addAUrl}
      className="mt-3 flex flex-wrap items-start gap-2 print:hidden"
      act={async ({ url }) => {
        const outcome = await add({ params: { id: String(notice.id) }, body: { urls: [url] } });
        if (!outcome || outcome.done) return outcome;
        const [first] = Object.values(outcome.fields);
        return first ? { ...outcome, fields: { url: first } } : outcome;
      }}
      onDone={() => form.reset({ url: '' })}
    >
      <div className="min-w-0 flex-1 basis-64">
        <TextField
          name="url"
          label={copy.url}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={copy.placeholder}
        />
      </div>
      <Button type="submit" pending={add.pending} className="mt-[27px] h-10 max-sm:mt-0">
        {copy.addUrl}
      </Button>
    </Form>
  );
}
