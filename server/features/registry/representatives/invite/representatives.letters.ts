import { ROLE_ABILITIES } from '#core/copy/records/role-abilities.ts';
import { type Role, typeOfRole } from '#core/lookups.ts';
import { shortDate } from '#core/rules/text/dates.ts';
import { type Letter, letter } from '../../../../mail/letter.ts';
import type { PersonRef } from '../../../records/users/read/people.ts';

interface Invitation {
  publicUrl: string;
  inviter: PersonRef | undefined;
  company: string;
  role: Role;
  token: string;
  until: Date;
}

const named = ({ name, email }: PersonRef): string => (name === email ? email : `${name} (${email})`);

export function invitationLetter({ publicUrl, inviter, company, role, token, until }: Invitation): Letter {
  const { name } = typeOfRole(role);
  return letter({
    subject: `You have been invited to represent ${company}`,
    greeting: 'Hello,',
    paragraphs: [
      `You have been invited to represent ${company} on Safeharbor with the ${name} role. ${inviter ? `The invitation is from ${named(inviter)}.` : ''}`,
      `${name}: ${ROLE_ABILITIES[role]}`,
    ],
    action: { label: 'Accept invitation', url: `${publicUrl}/representative/confirm/${token}` },
    closing: `The link can be used once and expires on ${shortDate(until)}. If you do not know this company, you can ignore this email. Nothing happens unless you accept.`,
  });
}
