import { expect, test } from 'vitest';
import { replySubject } from './reply-subject.ts';

test.each([
  ['Copies', 'Re: Copies'],
  ['re: Copies', 're: Copies'],
  [' Re : Copies', 'Re : Copies'],
  ['Recipes', 'Re: Recipes'],
  ['', 'Re:'],
  ['two\r\nBcc: lines', 'Re: two Bcc: lines'],
  ['Copies of my long film', 'Re: Copies of my lon'],
])('%s', (subject, expected) => expect(replySubject(subject, 20)).toBe(expected));
