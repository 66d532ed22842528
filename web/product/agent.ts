import { getAgent } from '#core/contract/registry/agent.ts';
import { reading } from '#web/lib/call/query.ts';

/** The designated agent's contact details. */
export const agentReading = () => reading(getAgent, {});
