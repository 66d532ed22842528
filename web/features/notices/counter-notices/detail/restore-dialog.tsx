import { useQuery } from '@tanstack/react-query';
import type { CounterNotice } from '#core/contract/intake/counter-notices.ts';
import { counterNoticeCopy } from '#core/copy/intake/counter-notice-screens.ts';
import { recordDialogCopy } from '#core/copy/intake/record-actions.ts';
import { messages } from '#core/messages.ts';
import { isDisabled } from '#core/rules/intake/url-states.ts';
import { toast } from '#web/lib/toasts.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { noticeReading } from '../../queries.ts';
import { RecordDialog, recordedText } from '../../urls/record-dialog.tsx';
import { RestoreWarning } from './restore-warning.tsx';

/** Records that the material of a counter-notice was put back. The state of each URL comes from the notice. */
export function RestoreDialog({ one, onClose }: { one: CounterNotice; onClose: () => void }) {
  const { data, error } = useQuery({ ...noticeReading(one.notice?.id ?? 0), enabled: one.notice !== null });
  if (!data) {
    return (
      <Dialog title={recordDialogCopy.titles.restored(one.urls.length)} onClose={onClose}>
        {error ? <ErrorPanel error={error} /> : <SkeletonRows rows={3} label={counterNoticeCopy.loading} />}
      </Dialog>
    );
  }
  const covered = new Set(one.urls.map(({ id }) => id));
  const urls = data.urls.filter(({ id, state }) => covered.has(id) && isDisabled(state));
  if (urls.length === 0) {
    return (
      <Dialog title={recordDialogCopy.titles.restored(one.urls.length)} size="sm" onClose={onClose}>
        <p className="text-14 text-ink">{messages.urlNotDisabled}</p>
      </Dialog>
    );
  }
  return (
    <RecordDialog
      notice={data}
      asked={{ action: 'restored', urls, isAll: false }}
      warning={<RestoreWarning notice={data} urls={urls} />}
      onRecorded={(ids) => toast.success(recordedText('restored', ids.length))}
      onClose={onClose}
    />
  );
}
