import type { PgpResult } from '#core/rules/intake/authenticity.ts';
import type { PgpQuestion } from './authenticity/check-pgp.ts';
import type { SignaturesAnswer } from './authenticity/check-signatures.ts';
import type { Envelope, SpfAnswer } from './authenticity/check-spf.ts';
import type { KnownAnswers } from './authenticity/known-answers.ts';
import type { KeyFault, ReadKey } from './authenticity/read-key.ts';

export type { Envelope, KeyFault, KnownAnswers, PgpQuestion, ReadKey };

/** Work on untrusted bytes, for a thread that can be killed. It never waits for the DNS: it says which answers are missing. */
export type CheckTask =
  | { task: 'signatures'; raw: Uint8Array; answers: KnownAnswers; now: Date }
  | { task: 'spf'; envelope: Envelope; answers: KnownAnswers }
  | ({ task: 'pgp' } & PgpQuestion)
  | { task: 'key'; pasted: string };

export interface CheckAnswers {
  signatures: SignaturesAnswer;
  spf: SpfAnswer;
  pgp: PgpResult | null;
  key: ReadKey | KeyFault;
}

/** Lazy imports: most mail carries no signature, and a thread that never sees one need not load mailauth and openpgp. */
export async function runCheck(task: CheckTask): Promise<CheckAnswers[CheckTask['task']]> {
  switch (task.task) {
    case 'signatures':
      return (await import('./authenticity/check-signatures.ts')).checkSignatures(task.raw, task.answers, task.now);
    case 'spf':
      return (await import('./authenticity/check-spf.ts')).checkSpf(task.envelope, task.answers);
    case 'pgp':
      return (await import('./authenticity/check-pgp.ts')).checkPgp(task);
    case 'key':
      return (await import('./authenticity/read-key.ts')).readPublicKey(task.pasted);
  }
}
