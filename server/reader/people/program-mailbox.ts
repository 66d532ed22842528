import { spansIn } from '../lexicon/spans.ts';

/** Mailboxes of programs that send and never receive. */
const PROGRAM = /^(?:mailer-daemon|wordpress|www-data|apache)$/i;

/** Whether a program sends from this address, so that nobody reads mail sent to it. */
export function isProgramMailbox(email: string): boolean {
  const local = email.slice(0, email.lastIndexOf('@'));
  return PROGRAM.test(local) || spansIn(local.replace(/[._+\d-]+/g, ' ')).has('noReply');
}

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
