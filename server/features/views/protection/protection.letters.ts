import { type Letter, letter } from '../../../mail/letter.ts';

/** To where the notices go: that it arrives is all it is for. */
export const checkLetter = ({
  publicUrl,
  company,
}: {
  publicUrl: string;
  company: { id: number; name: string };
}): Letter =>
  letter({
    subject: `Notices about ${company.name} come to this address`,
    greeting: 'Hello,',
    paragraphs: [
      `This is a test. Takedown notices about the domains of ${company.name} are sent on to this address, and this mail shows that they arrive.`,
      'There is nothing for you to do.',
    ],
    action: { label: 'See the company', url: `${publicUrl}/company/${company.id}` },
  });
