import { expect } from 'vitest';
import { getPublicPage } from '#core/contract/intake/public-page.ts';
import { getAgent } from '#core/contract/registry/agent.ts';
import { agentBlock } from '#core/rules/registry/agent-block.ts';
import { pageOf } from '#tests/world/forms.ts';
import { test } from '#tests/world/world.ts';

const textOf = (html: string): string =>
  html
    .replace(/<br\/?>/g, '\n')
    .replace(/<[^>]+>/g, '\n')
    .replace(/\n+/g, '\n');

test('the block to paste has the facts of the block on the company’s screen, with whole links', async ({ world }) => {
  const { owner, company_id, slug } = await pageOf(world);
  const { notice_url } = await owner.call(getPublicPage, { params: { id: company_id } });
  const agent = await world.visitor().call(getAgent, {});
  const answer = await world.visitor().request({ url: `/p/${slug}/policy-block.html?lang=en` });
  expect(answer.statusCode).toBe(200);
  const html = answer.body;
  expect(html.trim()).toMatch(/^<section[^>]*>.*<\/section>$/s);
  expect(html).not.toMatch(/style|class=|<script/);
  expect(html).toContain(`href="${notice_url}"`);
  const shown = agentBlock(agent, `DMCA-${company_id}`).text.split('\n');
  const [heading, ...lines] = shown;
  const text = textOf(html);
  for (const line of [heading!, ...lines]) {
    const [label = '', fact = label] = line.split(/(?<=^(?:Phone|Email)): /);
    expect(text).toContain(label);
    expect(text).toContain(fact);
  }
});
