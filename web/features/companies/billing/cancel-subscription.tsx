import { type ReactNode, useState } from 'react';
import { cancelSubscription, resumeSubscription, type SubscriptionDetail } from '#core/contract/trade/payments.ts';
import { cancelSubscriptionCopy as copy, subscriptionCardCopy } from '#core/copy/registry/companies.ts';
import { messages } from '#core/messages.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { dollars } from '#core/rules/text/money.ts';
import { useAct } from '#web/lib/call/query.ts';
import { formatCalendarDate } from '#web/lib/format.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';

interface Props {
  readonly companyId: number;
  readonly subscription: SubscriptionDetail;
}

/** Says whether the subscription renews, and cancels or resumes it after confirmation. */
export function CancelSubscription({ companyId, subscription }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { status, cancels_at_end, current_period_end } = subscription;
  const end = formatCalendarDate(current_period_end);
  if (status === 'ended') return <Footer text={copy.ended} />;
  const close = () => setIsOpen(false);
  return (
    <>
      <Footer text={cancels_at_end ? copy.canceled(end) : subscriptionCardCopy.renews}>
        <Button size="sm" onClick={() => setIsOpen(true)}>
          {cancels_at_end ? copy.resumeSubscription : copy.cancelSubscription}
        </Button>
      </Footer>
      {isOpen && cancels_at_end && <Resume companyId={companyId} subscription={subscription} onClose={close} />}
      {isOpen && !cancels_at_end && <Cancel companyId={companyId} subscription={subscription} onClose={close} />}
    </>
  );
}

const Footer = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
    <p className="min-w-0 flex-1 basis-40 text-13 text-ink-2 text-pretty">{text}</p>
    {children}
  </div>
);

interface DialogProps extends Props {
  readonly onClose: () => void;
}

function Cancel({ companyId, subscription, onClose }: DialogProps) {
  const { status, current_period_end } = subscription;
  const cancel = useAct(cancelSubscription, {
    onDone: (now) => {
      const date = formatCalendarDate(now.current_period_end);
      toast.success(now.status === 'ended' ? messages.subscriptionEndedNow : messages.subscriptionCanceled(date));
      onClose();
    },
  });
  const isPaid = status === 'active' && current_period_end > dateOf(new Date());
  return (
    <Dialog title={copy.title} size="sm" onClose={onClose}>
      <p className="text-14 text-ink-2 text-pretty">
        {isPaid ? copy.endsOn(formatCalendarDate(current_period_end)) : copy.endsNow} {copy.notCharged}
      </p>
      <p className="mt-3 text-14 text-ink-2 text-pretty">{copy.consequences}</p>
      <Actions>
        <Button onClick={onClose}>{copy.keep}</Button>
        <Button
          variant="danger"
          pending={cancel.pending}
          onClick={() => void cancel({ params: { id: String(companyId) } })}
        >
          {copy.cancelSubscription}
        </Button>
      </Actions>
    </Dialog>
  );
}

function Resume({ companyId, subscription, onClose }: DialogProps) {
  const { current_period_end, amount } = subscription;
  const resume = useAct(resumeSubscription, { toast: messages.subscriptionResumed, onDone: onClose });
  return (
    <Dialog title={copy.resumeTitle} size="sm" onClose={onClose}>
      <p className="text-14 text-ink-2 text-pretty">
        {copy.resumeText(formatCalendarDate(current_period_end), dollars(amount))}
      </p>
      <Actions>
        <Button onClick={onClose}>{copy.back}</Button>
        <Button
          variant="primary"
          pending={resume.pending}
          onClick={() => void resume({ params: { id: String(companyId) } })}
        >
          {copy.resumeSubscription}
        </Button>
      </Actions>
    </Dialog>
  );
}
