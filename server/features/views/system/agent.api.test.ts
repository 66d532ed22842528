import { expect } from 'vitest';
import { DEFAULT_AGENT } from '#core/constants.ts';
import { getAgent } from '#core/contract/registry/agent.ts';
import { agentOf, readConfig } from '#server/base/config.ts';
import { test } from '#tests/world/world.ts';

test('the agent is public, with the settings’ defaults', async ({ world }) => {
  const response = await world.app.inject({ url: '/api/agent/' });
  expect([response.statusCode, response.json()]).toEqual([200, DEFAULT_AGENT]);
  expect(await (await world.user()).call(getAgent, {})).toEqual(DEFAULT_AGENT);
});

test('the agent is what the settings say', () => {
  const config = readConfig({
    AGENT_NAME: 'Nora Vance',
    AGENT_EMAIL: 'nora@example.org',
    AGENT_TIME_ZONE: 'Europe/Berlin',
  });
  expect(agentOf(config)).toEqual({
    ...DEFAULT_AGENT,
    name: 'Nora Vance',
    email: 'nora@example.org',
    time_zone: 'Europe/Berlin',
  });
});
