import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type CounterNotice, getCounterNotice, updateCounterNotice } from '#core/contract/intake/counter-notices.ts';
import type { Notice } from '#core/contract/intake/notices.ts';
import { counterUrlsCopy as copy, counterNoticeCopy } from '#core/copy/intake/counter-notice-screens.ts';
import { isDisabled } from '#core/rules/intake/url-states.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { noticeReading } from '../../queries.ts';
import { useCacheCounterNotice } from '../queries.ts';
import { UrlChoice } from '../url-choice.tsx';

/** Changes which URLs of the notice it is about. */
export function UrlsDialog({ one, onClose }: { one: CounterNotice; onClose: () => void }) {
  const { data } = useQuery({ ...noticeReading(one.notice?.id ?? 0), enabled: one.notice !== null });
  return (
    <Dialog title={copy.title} description={copy.text} size="lg" onClose={onClose}>
      {data ? (
        <UrlsForm one={one} notice={data} onClose={onClose} />
      ) : (
        <SkeletonRows rows={3} label={counterNoticeCopy.loading} />
      )}
    </Dialog>
  );
}

function UrlsForm({ one, notice, onClose }: { one: CounterNotice; notice: Notice; onClose: () => void }) {
  const covered = new Set(one.urls.flatMap(({ id }) => id ?? []));
  const choices = notice.urls.filter(({ id, state }) => covered.has(id) || isDisabled(state));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(covered);
  const [error, setError] = useState<string>();
  const cache = useCacheCounterNotice();
  const update = useAct(updateCounterNotice, {
    ...{ inPlace: true, except: [getCounterNotice], toast: counterNoticeCopy.updated },
    onDone: cache,
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const outcome = await update({ params: { id: String(one.id) }, body: { urls: [...chosen] } });
    if (outcome?.done) onClose();
    else if (outcome) setError(outcome.fields.urls?.[0] ?? outcome.message);
  };
  return (
    <form noValidate aria-label={copy.title} className="flex flex-1 flex-col" onSubmit={(event) => void submit(event)}>
      <UrlChoice
        label={counterNoticeCopy.urls}
        urls={choices}
        chosen={chosen}
        onChange={(next) => {
          setChosen(next);
          setError(undefined);
        }}
        error={error}
      />
      <Actions>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button type="submit" variant="primary" pending={update.pending}>
          {copy.save}
        </Button>
      </Actions>
    </form>
  );
}
