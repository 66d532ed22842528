import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { STATEMENTS } from '#core/contract/intake/notice-form.ts';
import { messages } from '#core/messages.ts';
import { HtmlPage, urlEncoded } from '#tests/samples/html-page.ts';
import { formBody, type Page, pageOf, submit } from '#tests/world/forms.ts';
import { test, type World } from '#tests/world/world.ts';

/** The worker that browsers solve challenges with. */
function solve(challenge: string): string {
  const source = readFileSync(new URL('../assets/proof-worker.js', import.meta.url), 'utf8');
  let found = '';
  const self = { postMessage: (nonce: string) => (found = nonce), onmessage: (_event: { data: string }) => {} };
  new Function('self', source)(self);
  self.onmessage({ data: challenge });
  return found;
}

async function flooded(world: World): Promise<Page> {
  const page = await pageOf(world);
  for (let sent = 0; sent <= 50; sent++) await submit(world, page, formBody(page));
  return page;
}

const sendFields = async (world: World, { slug }: Page, fields: Record<string, string>) => {
  const response = await world.visitor().request({ method: 'POST', url: `/p/${slug}/notice`, ...urlEncoded(fields) });
  return { status: response.statusCode, headers: response.headers, page: new HtmlPage(response.body) };
};

function fieldsOf(page: Page): Record<string, string> {
  const { works, urls, good_faith, fair_use, accuracy, misrepresentation, forwarding, ...texts } = formBody(page);
  const boxes = Object.fromEntries(STATEMENTS.map((name) => [name, 'true']));
  const work = { 'works.0.description': works[0]!.description, 'works.0.kind': 'image' };
  return { ...(texts as Record<string, string>), ...boxes, ...work, urls: urls[0]! };
}

test('a flooded form demands a proof of work; without a script it says what to do instead', async ({ world }) => {
  const company = await flooded(world);
  const byMail = messages.formByMail(world.deps.config.AGENT_EMAIL);
  const drawn = new HtmlPage((await world.visitor().request({ url: `/p/${company.slug}/notice` })).body);
  expect(drawn.texts('noscript').join()).toContain(byMail);
  expect(drawn.tags('script').map(({ attribs }) => attribs.src)).toEqual([
    expect.stringMatching(/^\/p\/assets\/proof-[0-9a-f]{12}\.js$/),
  ]);

  const fields = fieldsOf(company);
  const refused = await sendFields(world, company, fields);
  expect([refused.status, refused.page.texts('noscript').join().includes(byMail)]).toEqual([403, true]);
  expect(refused.page.fields()).toMatchObject(fields);

  const challenge = refused.page.byId('proof')!.attribs['data-challenge']!;
  const proof = { 'proof.challenge': challenge, 'proof.nonce': solve(challenge) };
  expect((await sendFields(world, company, { ...fields, ...proof })).status).toBe(303);
  // A challenge is good once.
  expect((await sendFields(world, company, { ...fieldsOf(company), ...proof })).status).toBe(403);
});

test('no script is loaded while no proof is demanded', async ({ world }) => {
  const company = await pageOf(world);
  const page = new HtmlPage((await world.visitor().request({ url: `/p/${company.slug}/notice` })).body);
  expect([page.tags('script'), page.tags('noscript'), page.byId('proof')]).toEqual([[], [], undefined]);
});
