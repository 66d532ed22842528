import { useQuery } from '@tanstack/react-query';
import { getPublicRecord, type RecordDifference } from '#core/contract/registry/public-record.ts';
import { recordCorrectionsCopy as copy, differenceSentence } from '#core/copy/registry/public-record.ts';
import { differenceRemedy } from '#core/rules/registry/public-record/remedy.ts';
import { reading } from '#web/lib/call/query.ts';
import { Card } from '#web/ui/page/card.tsx';
import { sideInWords } from './record-side.ts';

const NONE: readonly RecordDifference[] = [];

/** What an amendment of the company corrects in the public record. */
export function useRecordCorrections(companyId: number): readonly RecordDifference[] {
  const { data } = useQuery(reading(getPublicRecord, { params: { id: String(companyId) } }));
  return data?.differences.filter((one) => !one.accepted && differenceRemedy(one) === 'amend') ?? NONE;
}

/** The corrections that an amendment files, with our side of each. */
export function RecordCorrections({ corrections }: { corrections: readonly RecordDifference[] }) {
  if (corrections.length === 0) return null;
  return (
    <Card title={copy.title}>
      <p className="text-13 text-ink-2 text-pretty">{copy.text}</p>
      <ul className="mt-3 flex flex-col gap-3">
        {corrections.map((one) => (
          <li key={one.code} className="text-14 text-ink [overflow-wrap:anywhere]">
            {differenceSentence(one)}
            <span className="block text-13 text-ink-2">{sideInWords(one.ours, one.count)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
