import { useQuery } from '@tanstack/react-query';
import { DEFAULT_AGENT } from '#core/constants.ts';
import { dateIn } from '#core/rules/text/zoned-time.ts';
import { agentReading } from '#web/product/agent.ts';

/** Dates of the clock are those of the agent’s time zone. */
export function useAgentDay(): (moment: Date) => string {
  const { data } = useQuery(agentReading());
  const timeZone = data?.time_zone ?? DEFAULT_AGENT.time_zone;
  return (moment) => dateIn(moment, timeZone);
}
