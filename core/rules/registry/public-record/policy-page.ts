import type { Agent } from '../../../contract/registry/agent.ts';
import { folded, foldedPhone } from './fold.ts';

/** Which of the agent's details stand on a page. */
export interface FoundAgent {
  name: boolean;
  address: boolean;
  phone: boolean;
  email: boolean;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const AT = '\\s{0,3}(?:@|[\\[({<]\\s{0,3}(?:at|@)\\s{0,3}[\\])}>]|\\sat\\s)\\s{0,3}';
const DOT = '\\s{0,3}(?:\\.|[\\[({<]\\s{0,3}(?:dot|\\.)\\s{0,3}[\\])}>]|\\sdot\\s)\\s{0,3}';

/** An address as it is, or written so that programs do not collect it: `agent [at] example [dot] com`. */
function isEmailIn(email: string, text: string): boolean {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const inDots = (part: string) => part.split('.').map(escaped).join(DOT);
  const pattern = new RegExp(`(?:^|[^a-z0-9._%+-])${inDots(local)}${AT}${inDots(domain)}(?![a-z0-9-]|\\.[a-z0-9])`);
  return pattern.test(text.toLowerCase());
}

/** The last ten digits, in any punctuation. */
const isPhoneIn = (phone: string, text: string): boolean =>
  new RegExp(`${[...foldedPhone(phone)].join('[^\\p{L}\\p{N}]{0,4}')}(?!\\d)`, 'u').test(text);

/** beyond-edges § 20: looks for the agent in the visible text of a page. */
export function findAgent(agent: Omit<Agent, 'time_zone'>, text: string): FoundAgent {
  const words = ` ${folded(text)} `;
  const has = (part: string): boolean => folded(part) !== '' && words.includes(` ${folded(part)} `);
  const street = agent.address.split(/\r?\n/)[0] ?? '';
  return {
    name: has(agent.name) || has(agent.organization),
    address: has(street),
    phone: foldedPhone(agent.phone) !== '' && isPhoneIn(agent.phone, text),
    email: isEmailIn(agent.email, text),
  };
}
