import { Link } from '@tanstack/react-router';
import { ArrowRight, Check, CircleCheck } from 'lucide-react';
import { Card } from '#web/ui/card.tsx';
import type { SetupStep } from './setup-steps.ts';

export function SetupCard({ steps }: { steps: readonly SetupStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return <AllSet />;
  return (
    <Card flush title="Set up your account" aside={`${done} of ${steps.length} done`}>
      <div className="mx-5 mb-4 h-1.5 overflow-hidden rounded-full bg-muted-bg">
        <div className="h-full rounded-full bg-primary" style={{ width: `${(done / steps.length) * 100}%` }} />
      </div>
      <ol className="divide-y divide-line border-t border-line">
        {steps.map((step, index) => (
          <li key={step.at}>{step.isDone ? <DoneStep step={step} /> : <OpenStep step={step} number={index + 1} />}</li>
        ))}
      </ol>
    </Card>
  );
}

const ROW = 'flex min-h-18 items-center gap-4 px-5 py-3';

function DoneStep({ step }: { step: SetupStep }) {
  return (
    <div className={ROW}>
      <span className="grid size-7 shrink-0 place-items-center rounded-full bg-ok-bg text-ok">
        <Check aria-hidden size={16} strokeWidth={2.5} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-14 font-medium text-ink-2">{step.title}</p>
        <p className="text-13 text-ink-3 [overflow-wrap:anywhere]">{step.text}</p>
      </div>
      <span className="text-13 text-ink-3">Done</span>
    </div>
  );
}

function OpenStep({ step, number }: { step: SetupStep; number: number }) {
  return (
    <Link to="/account" hash={step.at} className={`${ROW} group hover:bg-sunken focus-visible:-outline-offset-2`}>
      <span
        aria-hidden
        className="grid size-7 shrink-0 place-items-center rounded-full border border-line-strong text-13 text-ink-2"
      >
        {number}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-14 font-medium text-ink">{step.title}</span>
        <span className="block text-13 text-ink-3">{step.text}</span>
      </span>
      <ArrowRight
        aria-hidden
        size={16}
        className="text-ink-3 transition-transform group-hover:translate-x-0.5 motion-reduce:transition-none"
      />
    </Link>
  );
}

function AllSet() {
  return (
    <Card>
      <div className="flex items-center gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-ok-bg text-ok">
          <CircleCheck aria-hidden size={20} />
        </span>
        <div>
          <h2 className="text-16 font-semibold tracking-[-0.01em] text-ink">You are all set</h2>
          <p className="text-13 text-ink-3">Your email is confirmed, and we know your name and your face.</p>
        </div>
      </div>
    </Card>
  );
}
