import { TypedRecord } from '#core/contract/registry/public-record.ts';
import { messages } from '#core/messages.ts';
import type { RecordValues } from '#core/rules/registry/public-record/record.ts';
import type { SheetRow } from '../../../../sheets/sheet-rows.ts';
import { typedValues } from './typed-values.ts';

const COLUMNS = [
  ...['registration_id', 'status', 'provider', 'address', 'alternative_names', 'filed_date', 'expires_date'],
  ...['agent_name', 'agent_address', 'agent_phone', 'agent_email'],
] as const;
type Column = keyof Omit<TypedRecord, 'agent'> | 'agent_name' | 'agent_address' | 'agent_phone' | 'agent_email';

const SHOWN_CHARS = 100;

/** A row with its values, or why it has none. */
export interface RecordRow {
  row: number;
  /** As entered. */
  registration_id: string;
  values?: RecordValues;
  message?: string;
}

function readRow({ row, cells }: SheetRow, places: ReadonlyMap<string, number>): RecordRow {
  const cell = (column: Column): string => (cells[places.get(column) ?? -1] ?? '').replace(/\s*[\r\n]+\s*/g, ', ');
  const names = cell('alternative_names');
  const read = TypedRecord.safeParse({
    registration_id: cell('registration_id'),
    status: cell('status'),
    provider: cell('provider'),
    address: cell('address'),
    alternative_names: names === '' ? null : names.split(/[;\n]|, (?=\S+\.\S)/),
    filed_date: cell('filed_date'),
    expires_date: cell('expires_date'),
    agent: {
      ...{ name: cell('agent_name'), address: cell('agent_address') },
      ...{ phone: cell('agent_phone'), email: cell('agent_email') },
    },
  });
  const entered = { row, registration_id: cell('registration_id').slice(0, SHOWN_CHARS) };
  if (!read.success) return { ...entered, message: read.error.issues[0]!.message };
  const { values, fields } = typedValues(read.data);
  return values
    ? { ...entered, values }
    : { ...entered, message: Object.values(fields)[0]?.[0] ?? messages.badRequest };
}

/** The rows below the column names; null if the names of the required columns are missing. */
export function readRows([head, ...rows]: readonly SheetRow[]): RecordRow[] | null {
  const titles = (head?.cells ?? []).map((title) => title.toLowerCase().replace(/[\s.-]+/g, '_'));
  const places = new Map<string, number>(COLUMNS.map((column) => [column as string, titles.indexOf(column)]));
  if (places.get('registration_id') === -1 || places.get('status') === -1) return null;
  return rows.map((row) => readRow(row, places));
}
