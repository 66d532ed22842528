import { type Letter, letter } from '../../../../mail/letter.ts';
import { REPLY_MARKER } from './answer-text.ts';

interface About {
  publicUrl: string;
  order: { id: number; number: string; type: { name: string }; company: { name: string } };
  text: string;
}

const linkTo = ({ publicUrl, order }: About) => ({
  label: 'View the order',
  url: `${publicUrl}/orders/${order.id}/detail`,
});

/** A question from the filing desk. The marker separates the answer from what a mail program quotes below it. */
export function questionLetter(about: About): Letter {
  const { order, text } = about;
  return letter({
    subject: `Question about order ${order.number}: ${order.type.name.toLowerCase()} of ${order.company.name}`,
    greeting: 'Hello,',
    paragraphs: [
      REPLY_MARKER,
      `We have a question about order ${order.number} (${order.type.name.toLowerCase()} of ${order.company.name}):`,
      { quoted: text },
      'Reply to this email to answer. Your answer will be added to the order’s notes. Attachments won’t be saved.',
    ],
    action: linkTo(about),
  });
}

/** Tells the superuser who asked. */
export function answerLetter(about: About): Letter {
  const { order, text } = about;
  return letter({
    subject: `Answer about order ${order.number}`,
    greeting: 'Hello,',
    paragraphs: [`Your question about order ${order.number} was answered:`, { quoted: text }],
    action: linkTo(about),
  });
}
