/** The address in `MAIL_FROM`, which may have a display name. */
export function addressOf(from: string): string {
  const [, local = 'agent', host = 'localhost'] = /([^\s<>@]+)@([^\s<>@]+?)>?\s*$/.exec(from) ?? [];
  return `${local}@${host}`;
}
