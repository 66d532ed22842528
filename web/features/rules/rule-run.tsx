import { useQuery } from '@tanstack/react-query';
import {
  createRuleRun,
  listRuleRuns,
  type RuleRun,
  startRuleRun,
  undoRuleRun,
} from '#core/contract/intake/rule-runs.ts';
import { ruleRunCopy as copy } from '#core/copy/intake/rules.ts';
import { reading, useAct } from '#web/lib/call/query.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';

const POLL_MS = 1_000;
const isBusy = ({ status }: RuleRun): boolean => ['counting', 'running', 'undoing'].includes(status);

/** The latest run of the rule, polled while it is under way. */
function useLatestRun(ruleId: number) {
  const query = useQuery({
    ...reading(listRuleRuns, { query: { rule: String(ruleId), limit: 1 } }),
    refetchInterval: ({ state }) => (state.data?.results.some(isBusy) ? POLL_MS : false),
  });
  return { ...query, run: query.data?.results[0] };
}

/** For superusers: runs a saved rule on existing notices. It counts first, shows its progress, and can be undone for 10 minutes. */
export function RuleRunCard({ ruleId }: { ruleId: number }) {
  const { run, isPending, error, refetch } = useLatestRun(ruleId);
  const count = useAct(createRuleRun);
  const start = useAct(startRuleRun);
  const undo = useAct(undoRuleRun);
  const params = { id: String(run?.id) };
  const begin = () => void count({ params: { id: String(ruleId) } });
  return (
    <Card title={copy.title}>
      <p className="text-13 text-ink-2 text-pretty">{copy.intro}</p>
      {error && <ErrorPanel error={error} onRetry={refetch} />}
      <div aria-live="polite" className="mt-4 flex flex-col gap-2 text-14 text-ink">
        {run && sentences(run).map((sentence) => <p key={sentence}>{sentence}</p>)}
        {run && isBusy(run) && <Progress value={run.progress} />}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        {run?.status === 'counted' && run.matched > 0 && (
          <Button variant="primary" pending={start.pending} onClick={() => void start({ params })}>
            {copy.run(run.matched)}
          </Button>
        )}
        {run && (run.status === 'running' || run.undo_until !== null) && (
          <Button pending={undo.pending} onClick={() => void undo({ params })}>
            {run.status === 'running' ? copy.stopAndUndo : copy.undo}
          </Button>
        )}
        {!isPending && !(run && isBusy(run)) && (
          <Button pending={count.pending} onClick={begin}>
            {run ? copy.countAgain : copy.count}
          </Button>
        )}
      </div>
    </Card>
  );
}

const some = (count: number, sentence: (count: number) => string): string[] => (count > 0 ? [sentence(count)] : []);

/** The state of a run in words. */
function sentences(run: RuleRun): string[] {
  const { matched, applied, unchanged, undone, left_alone, undo_until } = run;
  switch (run.status) {
    case 'counting':
      return [copy.counting];
    case 'counted':
      return [matched === 0 ? copy.noMatches : copy.matchCount(matched)];
    case 'running':
      return [copy.running(applied + unchanged, matched)];
    case 'done':
      return [
        copy.done(applied),
        ...some(unchanged, copy.unchanged),
        ...(undo_until ? [copy.undoUntil(formatDateTime(undo_until))] : []),
      ];
    case 'undoing':
      return [copy.undoing];
    case 'undone':
      return [copy.undone(undone), ...some(left_alone, copy.leftAlone)];
    case 'failed':
      return [run.message ?? ''];
  }
}

const Progress = ({ value }: { value: number }) => (
  // Rounded by us, it would lose the browser's own look and be gray.
  <progress aria-label={copy.progress} max={100} value={value} className="w-full max-w-sm accent-primary" />
);
