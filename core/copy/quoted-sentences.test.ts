import { expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { authenticityHint, authenticityLine, type LineFacts } from './intake/authenticity.ts';
import { en as pages } from './pages/en.ts';
import { en } from './pages/policy/2026-11-17/en.ts';
import { factorCardCopy, secondStepCopy } from './records/factors.ts';
import { agentBlockCopy, putOnSiteCopy } from './registry/agent-block.ts';
import { differenceSentence, recordsToCheckCopy } from './registry/public-record.ts';

/** Sentences that the requirements give word for word and that other tests only name. A change of wording must not pass unnoticed. */
test('the sentences of the notice form', () => {
  expect(Object.values(messages)).toEqual(
    expect.arrayContaining([
      'Please say whether you own the work or act for its owner.',
      'Please name the owner you act for.',
      'The two addresses differ.',
      'Please give a postal address or a telephone number.',
      'Please describe the work so that somebody who does not know it can recognize it.',
      'Please choose what kind of work it is.',
      'Up to 20 works.',
      'Please confirm this, or do not send the notice.',
      'Please sign with the name given above.',
      'Up to 5 files, 10 MB together.',
      'No designation was found in this. Save the whole record page, or paste its text.',
    ]),
  );
  expect(messages.formTooManyUrls('agent@example.com')).toBe(
    'A form takes 250 addresses at most. Send longer lists by e-mail to agent@example.com.',
  );
  expect(pages.form.work.add).toBe('Add another work');
});

test('the statements that are signed', () => {
  const { statements } = en;
  expect(Object.values(statements).map((statement) => statement('Quay'))).toEqual([
    'I have a good faith belief that use of the material in the manner complained of is not authorized by the copyright owner, its agent, or the law.',
    'I have considered whether the use is permitted, for example as fair use.',
    'The information in this notice is accurate, and under penalty of perjury, I am the owner, or authorized to act on behalf of the owner, of an exclusive right that is allegedly infringed.',
    "I understand that under 17 U.S.C. § 512(f) anyone who knowingly materially misrepresents that material is infringing is liable for damages, including costs and attorneys' fees.",
    'My notice, including my name and contact details, is passed on to Quay and to the person who posted the material, and may be published with contact details removed.',
  ]);
});

test('the states of a submission, and the two acts', () => {
  const { states, notRemoved, withdraw, supplement } = pages.status;
  expect([...Object.values(states), notRemoved('fair use'), withdraw.heading, supplement.heading]).toEqual([
    ...['Received', 'Passed on', 'Disabled', 'Not found', 'Not removed', 'Restored', 'Not removed (fair use)'],
    ...['Withdraw this notice', 'Add information'],
  ]);
});

test('the line under the sender', () => {
  const facts = {
    ...{ verdict: 'failed', domain: 'rights.example.org', dkim: [], is_ambiguous: false, is_final: false },
    ...{ dmarc: { result: 'fail', policy: 'reject' }, pgp: null, from: 'ada@rights.example.org' },
  } satisfies LineFacts as LineFacts;
  const line = (change: Partial<LineFacts>) => authenticityLine({ ...facts, ...change }, 'ada@rights.example.org');
  const bad = { result: 'bad', fingerprint: 'AB' } as const;
  const dkim = [{ domain: 'lists.example.net', selector: 's', result: 'pass', aligned: false }] as const;
  expect([
    line({}),
    line({ pgp: bad }),
    line({ pgp: bad, dmarc: { result: 'pass', policy: 'reject' } }),
    line({ is_ambiguous: true }),
    line({ verdict: 'verified' }),
    line({ verdict: 'verified', from: 'list@example.net' }),
    line({ verdict: 'other_domain', dkim: [...dkim] }),
    line({ verdict: 'unsigned' }),
    line({ verdict: 'unknown' }),
    line({ verdict: 'unknown', is_final: true }),
  ]).toEqual([
    'Warning: rights.example.org does not vouch for this message',
    'Warning: the text was changed after it was signed',
    'Warning: the PGP signature does not match the text',
    'Warning: this message names several senders',
    'Verified: sent by rights.example.org',
    'Verified: passed on by rights.example.org',
    'Signed by lists.example.net, not by rights.example.org',
    'Unverified: nothing shows who sent this',
    'Not checked yet',
    'Could not be checked',
  ]);
  const verdicts = ['verified', 'other_domain', 'unsigned', 'failed', 'unknown'] as const;
  const hint = 'This alone is no reason to ignore a notice.';
  expect(verdicts.map(authenticityHint)).toEqual([null, null, hint, hint, null]);
});

test('the differences of the public record', () => {
  const sentence = (code: 'status' | 'names_missing' | 'agent_email') =>
    differenceSentence({ code, gravity: 'grave', ours: '', theirs: 'Terminated', count: 2, accepted: false });
  expect([sentence('status'), sentence('names_missing'), sentence('agent_email'), recordsToCheckCopy.tab]).toEqual([
    'The Copyright Office shows this designation as Terminated.',
    '2 names are missing from the public record',
    'Notices may be going somewhere else.',
    'Records to check',
  ]);
});

test('the words of the second factor and of the customer’s own site', () => {
  const { title, setUpApp, addPasskey, newCodes, remove } = factorCardCopy;
  expect([title, setUpApp, addPasskey, newCodes, remove]).toEqual([
    ...['Second factor', 'Set up authenticator app', 'Add passkey', 'New recovery codes', 'Remove'],
  ]);
  const { code, useRecoveryCode, logInWithPasskey } = secondStepCopy;
  expect([code, useRecoveryCode, logInWithPasskey]).toEqual(['Code', 'Use a recovery code', 'Log in with a passkey']);
  expect([putOnSiteCopy.title, putOnSiteCopy.why, agentBlockCopy.notDesignated]).toEqual([
    'Put this on your site',
    'Put this on your own site too: the law asks for it there.',
    'Agent for notices',
  ]);
});
