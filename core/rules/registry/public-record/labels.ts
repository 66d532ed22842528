export type Label =
  | 'registration_id'
  | 'provider'
  | 'address'
  | 'alternative_names'
  | 'agent_name'
  | 'agent_address'
  | 'agent_phone'
  | 'agent_email'
  | 'phone'
  | 'email'
  | 'status'
  | 'filed_date'
  | 'expires_date';

/** The lines below a label, beginning with the rest of its own line. */
export interface Block {
  readonly label: Label;
  readonly lines: string[];
}

const LABELS: Readonly<Record<string, Label>> = {
  'registration number': 'registration_id',
  'service provider name': 'provider',
  'service provider': 'provider',
  'full legal name of service provider': 'provider',
  'full legal name': 'provider',
  'street address': 'address',
  address: 'address',
  'alternative names': 'alternative_names',
  'alternate names': 'alternative_names',
  'designated agent': 'agent_name',
  'agent name': 'agent_name',
  agent: 'agent_name',
  organization: 'agent_name',
  'mailing address': 'agent_address',
  'agent address': 'agent_address',
  'agent phone': 'agent_phone',
  'agent email': 'agent_email',
  'agent e-mail': 'agent_email',
  phone: 'phone',
  telephone: 'phone',
  email: 'email',
  'e-mail': 'email',
  status: 'status',
  'effective date': 'filed_date',
  filed: 'filed_date',
  registered: 'filed_date',
  'expiration date': 'expires_date',
  expires: 'expires_date',
};

const LONGEST = Object.keys(LABELS).sort((a, b) => b.length - a.length);
const AT_START = new RegExp(`^[\\s#*-]{0,20}(${LONGEST.join('|')})(?:\\s{0,10}(?:[:\\t]|$)|(\\s+))`, 'i');

const isDateLike = (rest: string): boolean =>
  /^(?:\d{1,4}[-/]|[a-z]{3,9}\.?\s+\d{1,2},|\d{1,2}\s+[a-z]{3})/i.test(rest);
/** Single words also begin values (`Status Quo LLC`): without a colon, the rest has to look like their value. */
const REST: Readonly<Record<string, (rest: string) => boolean>> = {
  address: (rest) => /^\d/.test(rest),
  agent: () => false,
  organization: () => false,
  phone: (rest) => /^[+(\d]/.test(rest),
  telephone: (rest) => /^[+(\d]/.test(rest),
  email: (rest) => /^\S+@\S+$/.test(rest),
  'e-mail': (rest) => /^\S+@\S+$/.test(rest),
  status: (rest) => /^[\p{L}-]+\.?$/u.test(rest),
  filed: isDateLike,
  registered: isDateLike,
  expires: isDateLike,
};

interface Labeled {
  label: Label;
  rest: string;
}

function labelOf(line: string): Labeled | null {
  const match = AT_START.exec(line.slice(0, 400));
  if (!match) return null;
  const name = match[1]!.toLowerCase();
  const rest = line.slice(match[0].length).trim();
  const isBare = match[2] !== undefined;
  if (isBare && rest !== '' && !(REST[name]?.(rest) ?? true)) return null;
  return { label: LABELS[name]!, rest };
}

/** A row of labels above a row of values, as tables show a record. */
function isHead(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.every((cell) => labelOf(cell)?.rest === '');
}

/** The lines of a text, with each cell of a table below its title, and the cells of other rows apart. */
function linesOf(text: string): string[] {
  const rows = text.replace(/\r\n?/g, '\n').split('\n');
  const lines: string[] = [];
  let head: string[] = [];
  for (const row of rows) {
    const cells = row.split('\t');
    if (head.length > 0 && cells.length === head.length && !isHead(cells)) {
      lines.push(...cells.flatMap((cell, at) => [`${head[at]!.replace(/:\s*$/, '')}: ${cell}`]));
      head = [];
    } else if (isHead(cells)) head = cells;
    else {
      lines.push(
        ...head,
        ...(cells.length > 1 && labelOf(cells[0]!)?.rest === ''
          ? [`${cells[0]!.replace(/:\s*$/, '')}: ${cells.slice(1).join('; ')}`]
          : [row]),
      );
      head = [];
    }
  }
  return [...lines, ...head];
}

/** Labels below the agent's are about the agent. */
const OF_AGENT: Readonly<Partial<Record<Label, Label>>> = {
  address: 'agent_address',
  phone: 'agent_phone',
  email: 'agent_email',
};

/** The labeled parts of a text, in order. Text before the first label belongs to none. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let isOfAgent = false;
  for (const line of linesOf(text)) {
    const found = labelOf(line);
    if (!found) {
      blocks.at(-1)?.lines.push(line);
      continue;
    }
    const { label, rest } = found;
    if (label === 'agent_name') isOfAgent = true;
    else if (label === 'provider') isOfAgent = false;
    blocks.push({ label: (isOfAgent && OF_AGENT[label]) || label, lines: [rest] });
  }
  return blocks;
}
