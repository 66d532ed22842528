import { expect, test } from 'vitest';
import { CounterForm } from '../../contract/intake/counter-form.ts';
import { LANGUAGES, NoticeForm, STATEMENTS } from '../../contract/intake/notice-form.ts';
import { messages } from '../../messages.ts';
import { byMailSentence, limitedSentence, translateError } from './form-errors.ts';

const values = { company: 'Clipwell Ltd', agentEmail: 'notices@example.com' };
const OTHERS = LANGUAGES.filter((lang) => lang !== 'en');

/** Forms that together break every rule. */
const FORMS: readonly object[] = [
  {},
  { name: 'a\nb', email: 'x', email_repeat: 'y', works: [{ description: 'short' }], urls: ['not an address'] },
  {
    role: 'agent',
    name: 'x'.repeat(300),
    email: 'a@example.com',
    email_repeat: 'b@example.com',
    address: '',
    phone: '',
    works: [{ description: 'long enough', kind: 'text', urls: Array(11).fill('https://example.com/') }],
    signature: 'someone else',
  },
  { works: Array(21).fill({}), urls: [], where: 'x'.repeat(2001) },
  { role: 'owner', name: 'Ada', signature: 'Bea', address: '', phone: '' },
];

const sentences = [
  ...FORMS.flatMap((form) => NoticeForm.safeParse(form).error!.issues.map(({ message }) => message)),
  ...[{}, { reference: 'mine', urls: ['not an address'], explanation: 'x'.repeat(2001) }].flatMap((form) =>
    CounterForm.safeParse(form).error!.issues.map(({ message }) => message),
  ),
  messages.formUrlElsewhere(values.company),
  messages.formTooManyUrls(values.agentEmail),
  messages.formTooManyFiles,
  messages.textRequired,
  messages.tooLong(5000),
  messages.supplementRefused,
];

test.each(OTHERS)('every sentence that a form is refused with is translated: %s', (lang) => {
  const found = [...new Set(sentences)];
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((sentence) => translateError(sentence, lang, values) === sentence)).toEqual([]);
});

test('in English they stay the sentences of the API', () => {
  expect(translateError(messages.urlInvalid, 'en', values)).toBe(messages.urlInvalid);
  expect(STATEMENTS).toHaveLength(5);
});

test('values are kept in the translation', () => {
  for (const lang of OTHERS) {
    expect(translateError(messages.formUrlElsewhere('Clipwell Ltd'), lang, values)).toContain('Clipwell Ltd');
    expect(translateError(messages.formTooLong(2000), lang, values)).toContain('2000');
    expect(byMailSentence(lang, 'a@example.com')).toContain('a@example.com');
    expect(limitedSentence(lang, '18.11.2026', 'a@example.com')).toContain('18.11.2026');
  }
});
