import { type Letter, letter } from '../../../mail/letter.ts';

/** Test mail to the notice address: only its delivery matters. */
export const testMailLetter = ({
  publicUrl,
  company,
}: {
  publicUrl: string;
  company: { id: number; name: string };
}): Letter =>
  letter({
    subject: `Test email: notices for ${company.name} go to this address`,
    greeting: 'Hello,',
    paragraphs: [
      `This is a test email. We forward takedown notices for the domains of ${company.name} to this address, and this email confirms that they reach you.`,
      'No action is needed.',
    ],
    action: { label: 'View company', url: `${publicUrl}/company/${company.id}` },
  });
