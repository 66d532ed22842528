import { type ReactNode, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { NoticeUrl } from '#core/contract/intake/notice-urls.ts';
import type { Notice } from '#core/contract/intake/notices.ts';
import { NOTICE_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import type { UrlAction } from '#core/rules/intake/url-states.ts';
import { useKeys } from '#web/lib/keys.ts';
import { toast } from '#web/lib/toasts.ts';
import { toggled } from '#web/ui/list/use-selection.ts';
import { RestoreWarning } from '../counter-notices/detail/restore-warning.tsx';
import { RecordDialog, recordedText, useRecord } from './record-dialog.tsx';
import { type Asked, countedUrls, targetsOf } from './targets.ts';
import type { UrlRowActs } from './url-row.tsx';

const NONE: ReadonlySet<number> = new Set();

/** The URL whose row has the focus. */
function focusedId(): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-url]');
  return row ? Number(row.dataset.url) : undefined;
}

interface Options {
  notice: Notice;
  mayAct: boolean;
  /** In the split view, `x` selects the notice, so it declines URLs only while one of them has the focus. */
  isPane: boolean;
  /** URLs that the list shows, if it is filtered. */
  shown: readonly NoticeUrl[];
}

/** Selection, keys and dialogs of the actions on a notice's URLs (beyond § 14). */
export function useUrlActs({ notice, mayAct, isPane, shown }: Options): {
  selected: ReadonlySet<number>;
  select: (ids: ReadonlySet<number>) => void;
  /** Undefined without permission. */
  acts: UrlRowActs | undefined;
  /** On the selected URLs, or on all of them. */
  recordChosen: (action: UrlAction) => void;
  dialog: ReactNode;
} {
  const [selected, setSelected] = useState(NONE);
  const [asked, setAsked] = useState<Asked | null>(null);
  /** What was recorded last on this screen: the first that a user wants to take back. */
  const latest = useRef<readonly number[]>([]);
  const done = (action: UrlAction, ids: readonly number[], after: Notice) => {
    latest.current = action === 'undone' ? [] : ids;
    setSelected(NONE);
    const isResolved = (one: Notice) => one.status.id === NOTICE_STATUS.resolved;
    toast.success(recordedText(action, ids.length, isResolved(after) && !isResolved(notice)));
  };
  const record = useRecord();
  const undo = async (urls: readonly NoticeUrl[]) => {
    const ids = urls.map(({ id }) => id);
    const outcome = await record({ params: { id: String(notice.id) }, body: { action: 'undone', urls: ids } });
    if (outcome?.done) done('undone', ids, outcome.answer);
    else if (outcome) toast.error(outcome.message);
  };
  const ask = (action: UrlAction, urls: readonly NoticeUrl[], isAll = false) => {
    const targets = targetsOf(action, urls);
    if (targets.length === 0) {
      toast.error(action === 'restored' ? messages.urlNotDisabled : messages.nothingToUndo);
      return;
    }
    const isLatest = targets.length === latest.current.length && targets.every(({ id }) => latest.current.includes(id));
    if (action === 'undone' && (targets.length === 1 || isLatest)) void undo(targets);
    else setAsked({ action, urls: targets, isAll });
  };
  const byId = (ids: (id: number) => boolean) => notice.urls.filter(({ id }) => ids(id));
  const counted = countedUrls(notice);
  const recordChosen = (action: UrlAction) => {
    const isSome = selected.size > 0 && counted.some(({ id }) => !selected.has(id));
    if (isSome)
      ask(
        action,
        byId((id) => selected.has(id)),
      );
    else if (counted.length > 0) ask(action, counted, true);
  };
  const byKey = (action: UrlAction) => () => {
    if (!mayAct) return;
    const id = focusedId();
    if (selected.size > 0) recordChosen(action);
    else if (id !== undefined)
      ask(
        action,
        byId((one) => one === id),
      );
    else if (action === 'undone' && latest.current.length > 0)
      ask(
        action,
        byId((one) => latest.current.includes(one)),
      );
    else recordChosen(action);
  };
  const selectAll = () => {
    if (!mayAct) return;
    const ids = shown.map(({ id }) => id);
    setSelected(ids.every((id) => selected.has(id)) ? NONE : new Set(ids));
  };
  const decline = byKey('declined');
  useKeys({
    a: selectAll,
    d: byKey('disabled'),
    g: byKey('gone'),
    u: byKey('user_notified'),
    z: byKey('undone'),
    ...(!isPane && { x: decline }),
  });
  useKeys(isPane ? { x: decline } : {}, { within: '[data-url]' });
  const recordOne = useEffectEvent((action: UrlAction, id: number) =>
    ask(
      action,
      byId((one) => one === id),
    ),
  );
  const acts = useMemo<UrlRowActs>(
    () => ({
      select: (id, isOn) => setSelected((ids) => toggled(ids, id, isOn)),
      record: (action, id) => recordOne(action, id),
    }),
    [],
  );
  return {
    selected,
    select: setSelected,
    acts: mayAct ? acts : undefined,
    recordChosen,
    dialog: asked && (
      <RecordDialog
        notice={notice}
        asked={asked}
        warning={asked.action === 'restored' && <RestoreWarning notice={notice} urls={asked.urls} />}
        onRecorded={(ids, after) => done(asked.action, ids, after)}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
