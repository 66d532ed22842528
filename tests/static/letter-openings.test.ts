import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import * as counterNotices from '#server/features/intake/counter-notices/mail/counter-notices.letters.ts';
import * as notices from '#server/features/intake/forwarding/notices.letters.ts';
import * as submissions from '#server/features/intake/submissions/receipt/submissions.letters.ts';
import * as webhooks from '#server/features/intake/webhooks/deliver/webhooks.letters.ts';
import * as auth from '#server/features/records/auth/auth.letters.ts';
import * as factors from '#server/features/records/auth/factor/factors.letters.ts';
import * as designation from '#server/features/registry/designation/designation.letters.ts';
import * as representatives from '#server/features/registry/representatives/invite/representatives.letters.ts';
import * as tokens from '#server/features/registry/tokens/tokens.letters.ts';
import * as invoices from '#server/features/trade/invoices/invoices.letters.ts';
import * as completed from '#server/features/trade/orders/life/completed.letters.ts';
import * as questions from '#server/features/trade/orders/questions/questions.letters.ts';
import * as subscriptions from '#server/features/trade/subscriptions/subscriptions.letters.ts';
import * as digest from '#server/features/views/digest/digest.letters.ts';
import * as protection from '#server/features/views/protection/protection.letters.ts';
import type { Letter } from '#server/mail/letter.ts';
import { COMPLETE } from '../world/notices.ts';

/** A malicious name: its line break would start a paragraph of its own. */
const TYPED = 'Your account was suspended\n\nCall +1 900 555 0100';
const ONE_LINE = 'Your account was suspended Call +1 900 555 0100';

const publicUrl = 'https://safeharbor.example.com';
const company = { id: 1, name: TYPED, status_id: 13 };
const unpaid = { publicUrl, company_id: 1, company: TYPED, period: 'year', total: '960.00' } as const;
const supportEmail = 'help@example.com';
const lapsing = { publicUrl, supportEmail, company, expires_date: '2027-01-01', open_order: undefined };
const invoice = {
  ...{ publicUrl, number: 'INV-2026-0001', total: '960.00', due_date: '2027-01-01', instructions: 'How to pay.' },
  ...{ company_id: 1, order_id: 1, period_start: null, method: 'Wire transfer' },
};
const report = {
  ...{ protection: 'not_protected', reasons: [], expires_date: null, registered_date: null, open_order: null },
  ...{ domains: { registered: 0, draft: 0 }, failed_forwards: 0, subscription: null },
  ...{ notice_address: { email: null, from: null, state: 'none', date: null, error: null } },
  open_notices: { count: 0, ages: [] },
} as const;
const forward = {
  ...{ publicUrl, id: 1, company_name: TYPED, received_date: new Date(0), subject: TYPED, completeness: COMPLETE },
  ...{ sender: { name: TYPED, email: 'rights@example.net' }, urls: [], urls_count: 0, domains: [], has_original: true },
};

const form = { publicUrl, lang: 'en', company: TYPED, reference: 'SH-0000-0000', token: 'token' } as const;
const order = {
  ...{ id: 1, number: '0001', type: { id: 1, name: 'Registration' }, company: { name: TYPED } },
  ...{ dmca_public_id: '89183', dmca_registration_id: 'DMCA-1069186', removed: [] },
  changes: [{ field: 'name', from: 'Quay', to: TYPED }],
  added: [{ id: 1, name: TYPED, unicode_name: TYPED, email: null, status: { id: 13, name: 'Registered' } }],
};
const counterNotice = {
  ...{ publicUrl, id: 1, company: TYPED, received: '2026-11-17', text: TYPED, urls: [TYPED], urls_count: 1 },
  ...{
    answered: { received: '2026-11-01', subject: TYPED },
    hasOriginal: true,
    until: '2026-12-07',
    latest: '2026-12-08',
  },
  clock: { earliest: '2026-12-02', safe_from: '2026-12-03', safe_until: '2026-12-07', latest: '2026-12-08' },
};
const question = { publicUrl, order, text: 'Which name?' };

/** Every mail template, with the malicious name in every user-entered field. The subject of a manually sent notice is free text. */
const LETTERS: Readonly<Record<string, () => Letter[]>> = {
  confirmationLetter: () => [auth.confirmationLetter({ publicUrl, email: 'ada@example.com', code: '123456' })],
  resetLetter: () => [auth.resetLetter({ publicUrl, token: 'token' })],
  setPasswordLetter: () => [auth.setPasswordLetter({ publicUrl, token: 'token' })],
  superuserLetter: () =>
    [true, false].map((is_superuser) =>
      auth.superuserLetter({ publicUrl, id: 1, email: 'ada@example.com', is_superuser, by: TYPED }),
    ),
  factorChangedLetter: () =>
    (['totpAdded', 'totpRemoved', 'passkeyAdded', 'passkeyRemoved', 'codesRenewed'] as const).map((change) =>
      factors.factorChangedLetter({ publicUrl, change, name: TYPED }),
    ),
  copiedPasskeyLetter: () => [factors.copiedPasskeyLetter({ publicUrl, name: TYPED })],
  factorResetLetter: () => [factors.factorResetLetter({ publicUrl, token: 'token', date: '7 Dec 2026, 21:22 EST' })],
  factorsResetLetter: () => [factors.factorsResetLetter({ publicUrl })],
  reminderLetter: () => [designation.reminderLetter({ ...lapsing, days: 30 })],
  expiredLetter: () => [designation.expiredLetter(lapsing)],
  tokenReminderLetter: () => {
    const token = { name: TYPED, hint: 'AbCd' };
    return [tokens.tokenReminderLetter({ publicUrl, company, token, expires_date: '2027-01-01', days: 14 })];
  },
  testMailLetter: () => [protection.testMailLetter({ publicUrl, company })],
  digestLetter: () => {
    const week = { ...company, report: { ...report, reasons: [], domains: { ...report.domains } }, received: 1 };
    const entry = { ...week, may: () => false, handlesNotices: false } as never;
    return [digest.digestLetter({ publicUrl, supportEmail, unsubscribeUrl: publicUrl, companies: [entry] })];
  },
  completedLetter: () =>
    [1, 2, 3, 4].map((id) => {
      const done = { ...order, type: { id, name: 'Filing' } } as never;
      const designated = { ...company, expires_date: '2029-11-18' };
      return completed.completedLetter({
        publicUrl,
        order: done,
        company: designated,
        block: { text: 'Us', html: '' },
        page: { url: publicUrl, notice_url: publicUrl },
      });
    }),
  questionLetter: () => [questions.questionLetter(question)],
  answerLetter: () => [questions.answerLetter(question)],
  openInvoiceLetter: () => [invoices.openInvoiceLetter(invoice)],
  paidInvoiceLetter: () => [invoices.paidInvoiceLetter(invoice)],
  forwardLetter: () =>
    (['takedown', 'counter_notice', 'retraction', 'trademark', 'auto_reply', 'bounce', 'other'] as const).flatMap(
      (kind) => {
        const own = { subject: 'A notice', message: TYPED };
        const received = { ...forward, completeness: { ...COMPLETE, kind } };
        const all = [received, { ...received, own }, { ...received, supplements: [TYPED] }];
        return all.map(notices.forwardLetter);
      },
    ),
  supplementLetter: () => [notices.supplementLetter({ publicUrl, id: 1, text: TYPED })],
  confirmLetter: () => (['notice', 'counter_notice'] as const).map((kind) => submissions.confirmLetter(form, kind)),
  receiptLetter: () => [submissions.receiptLetter({ ...form, submitted_date: new Date(0) })],
  counterFormReceiptLetter: () =>
    [null, counterNotice.clock].map((clock) =>
      submissions.counterFormReceiptLetter({
        ...form,
        submitted_date: new Date(0),
        clock,
        isForwarded: clock !== null,
      }),
    ),
  counterForwardLetter: () => [counterNotices.counterForwardLetter(counterNotice)],
  counterReceiptLetter: () =>
    [true, false].map((isByMail) => counterNotices.counterReceiptLetter({ ...counterNotice, isByMail })),
  putBackLetter: () =>
    [true, false].map((isReleased) => counterNotices.putBackLetter({ ...counterNotice, isReleased })),
  lastDayLetter: () => [true, false].map((isOver) => counterNotices.lastDayLetter({ ...counterNotice, isOver })),
  disabledLetter: () =>
    (['gone', 'failing'] as const).map((reason) =>
      webhooks.disabledLetter({ publicUrl, company_id: 1, host: TYPED, reason }),
    ),
  chargeRefusedLetter: () => [
    subscriptions.chargeRefusedLetter({ ...unpaid, reason: 'Declined.', next_date: '2027-01-01' }),
  ],
  cardPastDueLetter: () => [subscriptions.cardPastDueLetter({ ...unpaid, reason: 'Declined.' })],
  invoicePastDueLetter: () => [subscriptions.invoicePastDueLetter({ ...unpaid, number: 'INV-2026-0001' })],
  subscriptionCanceledLetter: () => [
    subscriptions.subscriptionCanceledLetter({ ...unpaid, end: '2027-02-15' }),
    subscriptions.subscriptionCanceledLetter({ ...unpaid, end: null }),
  ],
  subscriptionEndedLetter: () => [subscriptions.subscriptionEndedLetter(unpaid)],
  invitationLetter: () => {
    const inviter = { id: 1, name: TYPED, email: 'ada@example.com' };
    const invitation = {
      publicUrl,
      inviter,
      company: TYPED,
      role: 'viewer',
      token: 'token',
      until: new Date(0),
    } as const;
    return [
      representatives.invitationLetter(invitation),
      representatives.invitationLetter({ ...invitation, inviter: undefined }),
    ];
  },
};

const MODULES = [
  ...[auth, submissions, completed, designation, digest, invoices, notices, protection, questions, subscriptions],
  ...[counterNotices, factors, representatives, tokens, webhooks],
];

describe('every mail opens with our own text, not user input', () => {
  test('every template is covered', () => {
    const features = fileURLToPath(new URL('../../server/features/', import.meta.url));
    const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.letters.ts'),
    );
    expect(files).toHaveLength(MODULES.length);
    const exported = MODULES.flatMap((one) => Object.keys(one)).filter((name) => name.endsWith('Letter'));
    expect(Object.keys(LETTERS).sort()).toEqual(exported.sort());
  });

  test.for(Object.keys(LETTERS))('%s', (name) => {
    for (const { subject, text, html } of LETTERS[name]!()) {
      const [greeting, first] = text.split('\n\n');
      expect(greeting).toBe('Hello,');
      for (const opening of [subject, first!, html.replace(/^[\s\S]*?Hello,<\/p>\s*<p[^>]*>/, '')])
        expect(opening.startsWith('Your account was suspended'), opening).toBe(false);
      expect(subject).not.toMatch(/\n/);
      // A name cannot break out of its line.
      const lines = text.replaceAll(ONE_LINE, '').split('\n');
      const quoted = lines.findIndex((line) =>
        /^(?:(?:Message from the person|The sender) .*|The counter-notice):$/.test(line),
      );
      const broken = lines.findIndex((line) => line.startsWith('Call +1'));
      if (broken !== -1) expect(quoted).toBeGreaterThan(0);
      if (broken !== -1) expect(broken).toBeGreaterThan(quoted);
    }
  });
});
