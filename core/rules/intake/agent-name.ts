const MARK = 'Agent (';

/** A superuser in the history of a notice, as stored and as superusers read it: "Agent (Ada Marlow)". */
export const agentNamed = (person: string): string => `${MARK}${person})`;

/** The same as customers read it: the agent's name from the settings. Other values are unchanged. */
export const withoutPerson = (agent: string, value: unknown): unknown =>
  typeof value === 'string' && value.startsWith(MARK) ? agent : value;
