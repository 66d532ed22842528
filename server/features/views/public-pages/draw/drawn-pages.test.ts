import type { FastifyReply } from 'fastify';
import { expect, test, vi } from 'vitest';
import { pageCopy } from '#core/copy/pages/page-copy.ts';
import type { Frame } from './document.tsx';
import { DrawnPages, HOLES } from './drawn-pages.ts';

const agent = { name: '', organization: '', address: '', phone: '', email: '', time_zone: 'UTC' };
const assets = { style: '', chart: '', proof: '', worker: '', fonts: [] };
const frame: Frame = { lang: 'en', copy: pageCopy.en, path: '/p/quay', query: '', agent, assets };

/** A page of this text, with what was sent. */
function visitsTo(text: string, { pages, frame: changed = {} }: { pages: DrawnPages; frame?: Partial<Frame> }) {
  const send = vi.fn((body: Buffer) => body);
  const reply = { type: () => ({ send }) } as unknown as FastifyReply;
  const Page = vi.fn(({ words }: { words: string }) => `${words} ${HOLES.drawn}` as never);
  const visit = (drawn: string) => {
    pages.send(reply, Page, { frame: { ...frame, ...changed }, facts: { words: text }, ofVisit: { drawn } });
    return String(send.mock.lastCall![0]);
  };
  return { visit, Page };
}

test('a page is drawn once, and each visit gets its own stamp', () => {
  const { visit, Page } = visitsTo('Hello', { pages: new DrawnPages() });
  expect([visit('1'), visit('2')]).toEqual(['<!doctype html>Hello 1', '<!doctype html>Hello 2']);
  expect(Page).toHaveBeenCalledTimes(1);
});

test.for([{ path: '/p/other' }, { lang: 'de' }, { query: '?lang=en' }] as const)(
  'a page with %j is another one',
  (changed) => {
    const pages = new DrawnPages();
    visitsTo('Hello', { pages }).visit('1');
    const other = visitsTo('Hello', { pages, frame: changed });
    other.visit('1');
    expect(other.Page).toHaveBeenCalledTimes(1);
  },
);

test('what was not asked for in a long time is forgotten, and what is asked for stays', () => {
  const pages = new DrawnPages();
  const [asked, unasked] = [visitsTo('Asked', { pages }), visitsTo('Unasked', { pages })];
  unasked.visit('1');
  // 40 MB, of which at most 16 are kept.
  for (let n = 0; n < 400; n++) {
    visitsTo(`${n} ${'x'.repeat(100_000)}`, { pages }).visit('1');
    asked.visit('1');
  }
  expect(asked.Page).toHaveBeenCalledTimes(1);
  unasked.visit('1');
  expect(unasked.Page).toHaveBeenCalledTimes(2);
});
