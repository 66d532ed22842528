import { ArrowLeft, CircleX, Download, Gavel, Printer, Reply, RotateCcw, Send } from 'lucide-react';
import type { CounterNotice } from '#core/contract/intake/counter-notices.ts';
import { counterNoticeCopy as copy } from '#core/copy/intake/counter-notice-screens.ts';
import { noticeActionsCopy } from '#core/copy/intake/notices.ts';
import { Button } from '#web/ui/button.tsx';
import { MenuItem } from '#web/ui/dialog/menu.tsx';
import { MoreMenu } from '#web/ui/dialog/more-menu.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { useOriginal } from '../../use-original.ts';
import type { CounterDialog } from './counter-notice-detail.tsx';
import { useForwardAgain } from './use-forward-again.ts';

interface Props {
  one: CounterNotice;
  handles: boolean;
  open: (dialog: CounterDialog) => void;
}

/** What can be done, by the outcome. The same rules hold on the server, which refuses the rest. */
export const possibleActs = ({ outcome, notice }: CounterNotice) => {
  const isOpen = outcome !== 'restored' && outcome !== 'withdrawn' && outcome !== 'defective';
  return {
    mayRestore: isOpen && outcome !== 'held' && notice !== null,
    mayHold: isOpen,
    mayForward: isOpen,
    mayWithdraw: outcome !== 'restored' && outcome !== 'withdrawn',
  };
};

/** Actions on a counter-notice. Users who may only view it can download the original and print. */
export function CounterActions({ one, handles, open }: Props) {
  const { raw_file_id, number, outcome } = one;
  const { original, pending } = useOriginal(raw_file_id, `counter-notice-${number}`);
  const forward = useForwardAgain(one);
  const { mayRestore, mayHold, mayForward, mayWithdraw } = possibleActs(one);
  const isDue = outcome === 'restore_due' || outcome === 'overdue';
  return (
    <div
      role="toolbar"
      aria-label={copy.actions}
      className="sticky top-14 z-20 flex flex-wrap items-center gap-2 rounded-t-xl border-b border-line bg-surface px-4 py-2.5 sm:px-7 lg:top-0 print:hidden"
    >
      <ButtonLink to="/counter-notices" variant="quiet" size="sm" aria-label={copy.all} className="-ml-2">
        <ArrowLeft aria-hidden size={16} /> <span className="max-sm:hidden">{copy.back}</span>
      </ButtonLink>
      {handles && mayRestore && (
        <Button
          variant={isDue ? 'primary' : 'secondary'}
          icon={<RotateCcw aria-hidden size={15} />}
          onClick={() => open('restore')}
        >
          {copy.recordRestored}
        </Button>
      )}
      {handles && (
        <Button
          variant={outcome === 'defective' ? 'primary' : 'secondary'}
          icon={<Reply aria-hidden size={15} />}
          onClick={() => open('reply')}
        >
          {copy.writeToSender}
        </Button>
      )}
      {handles && mayHold && (
        <Button icon={<Gavel aria-hidden size={15} />} className="max-sm:hidden" onClick={() => open('hold')}>
          {copy.reportProceeding}
        </Button>
      )}
      <MoreMenu label={copy.more}>
        {handles && (
          <>
            {mayHold && (
              <MenuItem onClick={() => open('hold')}>
                <Gavel aria-hidden size={15} /> {copy.reportProceeding}
              </MenuItem>
            )}
            {mayForward && (
              <MenuItem onClick={forward.run}>
                <Send aria-hidden size={15} /> {copy.forwardAgain}
              </MenuItem>
            )}
            {mayWithdraw && (
              <MenuItem onClick={() => open('withdraw')}>
                <CircleX aria-hidden size={15} /> {copy.withdraw}
              </MenuItem>
            )}
          </>
        )}
        {original && (
          <MenuItem onClick={pending ? () => undefined : original}>
            <Download aria-hidden size={15} /> {copy.original}
          </MenuItem>
        )}
        <MenuItem onClick={() => window.print()}>
          <Printer aria-hidden size={15} /> {noticeActionsCopy.print}
        </MenuItem>
      </MoreMenu>
    </div>
  );
}
