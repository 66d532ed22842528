import { type Block, blocksOf, type Label } from './labels.ts';
import { dateIn, type RecordValues, registrationNumber } from './record.ts';

const LINE_MAX = 1000;
const ADDRESS_LINES = 8;
const NAMES_MAX = 20_000;

const shown = (text: string | undefined): string | null => {
  const line = text?.replace(/\s+/g, ' ').trim().slice(0, LINE_MAX) ?? '';
  return line === '' ? null : line;
};

const firstLine = (block: Block | undefined): string | null => shown(block?.lines.find((line) => line.trim() !== ''));

/** Up to the first blank line after its beginning: what follows is the page around the record. */
function addressOf(block: Block | undefined): string | null {
  const from = block?.lines.findIndex((line) => line.trim() !== '') ?? -1;
  if (!block || from === -1) return null;
  const end = block.lines.findIndex((line, at) => at > from && line.trim() === '');
  const lines = block.lines.slice(from, end === -1 ? undefined : end).slice(0, ADDRESS_LINES);
  return shown(lines.map((line) => line.trim().replace(/,$/, '')).join(', '));
}

const DOMAIN = /^[^\s,@]+\.[^\s,@.]{2,}$/;

/** Names are separated by lines and semicolons; by commas only where domains are listed, because `Harbor, Inc.` is one name. */
const namesIn = (line: string): string[] =>
  line.split(/[;\t]/).flatMap((part) => {
    const names = part.split(',').map((name) => name.trim());
    return names.length > 1 && names.some((name) => DOMAIN.test(name)) ? names : [part];
  });

function namesOf(block: Block | undefined): string[] {
  const names = (block?.lines ?? [])
    .flatMap(namesIn)
    .map((name) =>
      name
        .replace(/^[-•*]\s+/, '')
        .trim()
        .slice(0, LINE_MAX),
    )
    .filter((name) => name !== '' && !/^(?:none|n\/a)$/i.test(name));
  return [...new Set(names)].slice(0, NAMES_MAX);
}

/** A name and an organization are two lines of the record, and one agent. */
function agentName(blocks: readonly Block[]): string | null {
  const names = blocks.filter(({ label }) => label === 'agent_name').map(firstLine);
  return shown([...new Set(names.filter((name) => name !== null))].join(', '));
}

/** beyond-edges § 20: the designation in the visible text of a page; null unless its number and one more field are there. */
export function readRecord(text: string): RecordValues | null {
  const blocks = blocksOf(text);
  const first = (label: Label): Block | undefined =>
    blocks.find((block) => block.label === label && block.lines.some((line) => line.trim() !== '')) ??
    blocks.find((block) => block.label === label);
  const number = /DMCA[\s-]*\d{1,12}|^\d{1,12}\b/i.exec(firstLine(first('registration_id')) ?? '')?.[0];
  const registration_id = registrationNumber(number ?? '');
  if (registration_id === null) return null;
  const names = first('alternative_names');
  const read = {
    registration_id,
    status: firstLine(first('status')),
    provider: firstLine(first('provider')),
    address: addressOf(first('address')),
    alternative_names: namesOf(names),
    has_all_names: names !== undefined && names !== blocks.at(-1),
    agent_name: agentName(blocks),
    agent_address: addressOf(first('agent_address')),
    agent_phone: firstLine(first('agent_phone')),
    agent_email: firstLine(first('agent_email')),
    filed_date: dateIn(firstLine(first('filed_date')) ?? ''),
    expires_date: dateIn(firstLine(first('expires_date')) ?? ''),
  };
  const { registration_id: _, alternative_names, has_all_names, ...others } = read;
  const isAlone = Object.values(others).every((value) => value === null) && alternative_names.length === 0;
  return isAlone && !has_all_names ? null : read;
}
