import { spansIn } from '../lexicon/spans.ts';

/** Programs that send and do not read. */
const PROGRAM = /^(?:mailer-daemon|wordpress|www-data|apache)$/i;

/** Nobody reads what is sent there. */
export function isNoReply(email: string): boolean {
  const local = email.slice(0, email.lastIndexOf('@'));
  return PROGRAM.test(local) || spansIn(local.replace(/[._+\d-]+/g, ' ')).has('noReply');
}

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
