import { type ReactNode, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { MODAL_CLOSE_MS } from '#core/constants.ts';
import { CompanyFields } from '#core/contract/registry/company-fields.ts';
import type { Order } from '#core/contract/trade/orders.ts';
import { addCompanyCopy as copy } from '#core/copy/registry/add-company.ts';
import { ORDER_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { STEPS } from '#core/rules/trade/add-company-steps.ts';
import { useMe } from '#web/lib/call/me.ts';
import { useContractForm } from '#web/lib/form/form.tsx';
import { toast } from '#web/lib/toasts.ts';
import { useEntryForm } from '#web/product/domains/use-entry-line.ts';
import { WizardDialog } from '#web/ui/dialog/wizard-dialog.tsx';
import { AddressStep } from './address-step.tsx';
import { ConfirmationStep } from './confirmation-step.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { DomainsStep } from './domains-step.tsx';
import { NEW_WIZARD, unsavedInput, wizard } from './wizard.ts';

interface Props {
  /** The payment step. It shows its own result; `done` closes the dialog. */
  readonly payment: (order: Order, done: (order: Order) => void) => ReactNode;
  /** Called when the dialog closes, with the order if one was placed. */
  readonly onClosed: (order: Order | null) => void;
  readonly onRedirect: (url: string) => void;
}

const INTROS = [copy.addressIntro, copy.domainsIntro, copy.confirmationIntro, copy.paymentIntro];

const NO_FIELDS = { name: '', address: '', city: '', state: '', zip: '', country: '', phone: '' };

/** spec §2: the four steps from a name to a paid order. Form state lives here, so that Back preserves input. */
export function AddCompany({ payment, onClosed, onRedirect }: Props) {
  const [state, dispatch] = useReducer(wizard, NEW_WIZARD);
  const [unsaved, setUnsaved] = useState<string | null>(null);
  const fields = useContractForm(CompanyFields, NO_FIELDS);
  const entry = useEntryForm();
  const { isDirty } = fields.formState;
  const { step, order, closing } = state;
  const noticesTo = useMe()?.result.email;

  const close = () => {
    setUnsaved(null);
    if (order?.status.id === ORDER_STATUS.draft) toast.success(messages.orderKeptAsDraft(order.number));
    dispatch({ type: 'closing' });
  };
  const askToClose = () => {
    if (closing) return;
    const lost = unsavedInput(state, isDirty, step < 2 && entry.getValues('name').trim() !== '');
    if (lost) setUnsaved(lost);
    else close();
  };

  // spec §4: the dialog closes after a delay.
  const closed = useEffectEvent(() => onClosed(order));
  useEffect(() => {
    if (!closing) return;
    const timer = setTimeout(() => closed(), MODAL_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [closing]);

  return (
    <WizardDialog
      title={copy.title}
      description={copy.description(step + 1, STEPS.length, INTROS[step])}
      steps={STEPS}
      step={step}
      wide={step === 3}
      closing={closing}
      onClose={askToClose}
    >
      <StepFocus key={step} moved={step > 0 || order !== null}>
        {step === 0 && (
          <AddressStep
            form={fields}
            order={order}
            onPlaced={(placed) => dispatch({ type: 'placed', order: placed })}
            onRedirect={onRedirect}
            onCancel={askToClose}
          />
        )}
        {step === 1 && order && (
          <DomainsStep form={entry} order={order} entries={state.entries} noticesTo={noticesTo} dispatch={dispatch} />
        )}
        {step === 2 && order && (
          <ConfirmationStep order={order} noticesTo={noticesTo} onContinue={() => dispatch({ type: 'paying' })} />
        )}
        {step === 3 && order && (
          <div className="relative min-h-0 grow overflow-y-auto px-5 py-5 sm:px-8">
            {payment(order, (paid) => {
              dispatch({ type: 'loaded', order: paid });
              dispatch({ type: 'closing' });
            })}
          </div>
        )}
      </StepFocus>
      {unsaved && (
        <DiscardDialog lost={unsaved} number={order?.number ?? null} onLeave={close} onStay={() => setUnsaved(null)} />
      )}
    </WizardDialog>
  );
}

/** Moves focus to the new step's first field or heading; the dialog itself focuses the first step. */
function StepFocus({ moved, children }: { moved: boolean; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const focusFirst = useEffectEvent(() => {
    if (!moved) return;
    const first = root.current?.querySelector<HTMLElement>('[data-step-focus], input:not([type="file"])');
    first?.focus();
  });
  useEffect(() => focusFirst(), []);
  return (
    <div ref={root} className="flex min-h-0 min-w-0 grow flex-col">
      {children}
    </div>
  );
}
