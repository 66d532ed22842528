import type { ServerResponse } from 'node:http';
import { describe, expect, onTestFinished } from 'vitest';
import { DEFAULT_AGENT } from '#core/constants.ts';
import { changePolicyUrl, checkPolicyUrl, getPolicyUrl } from '#core/contract/registry/policy-url.ts';
import { messages } from '#core/messages.ts';
import { serveDns } from '#tests/fakes/dns-server.ts';
import { listen } from '#tests/fakes/local-server.ts';
import { putDomain } from '#tests/world/companies.ts';
import type { Person } from '#tests/world/person.ts';
import { withSettings } from '#tests/world/settings.ts';
import { test, type World } from '#tests/world/world.ts';

const put = (who: Person, id: number, url: string | null) =>
  who.call(changePolicyUrl, { params: { id }, body: { url } });
const visit = (who: Person, id: number, body = {}) => who.call(checkPolicyUrl, { params: { id }, body });
const NONE = { url: null, found: null, checked_date: null, error: null, confirmed: null };

/** A company with a site of its own, which a name server knows. */
async function withSite(world: World) {
  const person = await world.user();
  const id = await world.company([[person, 'owner']]);
  const { name } = await putDomain(world, id);
  let answer = (response: ServerResponse): unknown => response.end('');
  const site = await listen(async (_, response) => void answer(response));
  const dns = await serveDns({ [`www.${name}`]: ['127.0.0.1'] });
  onTestFinished(() => {
    site.close();
    dns.close();
  });
  const settings = await withSettings(world, { WEBHOOK_ALLOW: '127.0.0.0/8', DNS_SERVERS: dns.at });
  const url = `http://www.${name}:${new URL(site.base).port}/dmca`;
  return {
    id,
    person,
    owner: settings.as(person),
    name,
    url,
    answerWith: (next: typeof answer) => {
      answer = next;
    },
  };
}

describe('the policy page', () => {
  test('is set by managers, on a registered domain', async ({ world }) => {
    const [owner, viewer] = [await world.user(), await world.user()];
    const id = await world.company([
      [owner, 'owner'],
      [viewer, 'viewer'],
    ]);
    const { name } = await putDomain(world, id);
    for (const who of [owner, viewer]) expect(await who.call(getPolicyUrl, { params: { id } })).toEqual(NONE);
    const url = `https://${name}/dmca`;
    expect((await viewer.refused(changePolicyUrl, { params: { id }, body: { url } })).status).toBe(403);
    expect((await owner.refused(checkPolicyUrl, { params: { id }, body: {} })).body).toEqual({
      message: messages.policyUrlMissing,
    });
    for (const [typed, message] of [
      ['', messages.urlRequired],
      [`http://${name}/dmca`, messages.addressUnreachable],
      [`ftp://${name}/`, messages.addressUnreachable],
      [`https://me:secret@${name}/`, messages.addressUnreachable],
      [`https://${name}:22/`, messages.addressUnreachable],
      ['https://elsewhere.example.com/', messages.policyUrlElsewhere],
    ] as const) {
      const { status, body } = await owner.refused(changePolicyUrl, { params: { id }, body: { url: typed } });
      expect([status, body.url], typed).toEqual([400, [message]]);
    }
    expect(await put(owner, id, url)).toEqual({ ...NONE, url });
    expect(await visit(owner, id)).toMatchObject({ url, found: null, error: messages.addressUnreachable });
    const confirmed = await visit(owner, id, { confirmed: true });
    expect(confirmed.confirmed).toMatchObject({ by: { id: owner.id, name: 'Ada Marlow' } });
    expect(await viewer.call(getPolicyUrl, { params: { id } })).toEqual(confirmed);
    expect(await put(owner, id, url)).toEqual(confirmed);
    expect(await put(owner, id, `${url}/`)).toEqual({ ...NONE, url: `${url}/` });
    expect(await put(owner, id, null)).toEqual(NONE);
  });

  test('is searched for the agent; what stops the visit is an answer', async ({ world }) => {
    const { id, owner, url, answerWith } = await withSite(world);
    await put(owner, id, url);
    const { name, address, phone } = DEFAULT_AGENT;
    const html = (body: string) => (response: ServerResponse) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<html><body>${body}</body></html>`);
    const all = { name: true, address: true, phone: true, email: true };
    const cases: [Parameters<typeof answerWith>[0], object][] = [
      [
        html(`<p>${name}<br>${address}</p><p>${phone}, notices [at] example [dot] com</p>`),
        { found: all, error: null },
      ],
      [
        html('<a href="mailto:notices@example.com">Write to us</a><!-- Safeharbor -->'),
        { found: { name: false, address: false, phone: false, email: false }, error: null },
      ],
      [
        html(`${'x '.repeat(600_000)}${name}`),
        { found: { ...all, name: false, address: false, phone: false, email: false } },
      ],
      [(response) => response.writeHead(404).end(), { found: null, error: 'The page answered 404.' }],
      [
        (response) => response.writeHead(301, { location: '/legal' }).end(),
        { found: null, error: `The page moved to ${new URL('/legal', url).href}: please enter that.` },
      ],
      [(response) => response.destroy(), { found: null, error: messages.addressUnreachable }],
    ];
    for (const [answer, expected] of cases) {
      answerWith(answer);
      expect(await visit(owner, id)).toMatchObject({ url, ...expected });
    }
  });
});
