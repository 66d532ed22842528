/** A superuser in the history of a notice, as superusers read it: "Copyright Agent (Ada Marlow)". */
export const agentNamed = (agent: string, person: string): string => `${agent} (${person})`;

/** The same as customers read it: "Copyright Agent". Other values are unchanged. */
export const withoutPerson = (agent: string, value: unknown): unknown =>
  typeof value === 'string' && value.startsWith(`${agent} (`) ? agent : value;
