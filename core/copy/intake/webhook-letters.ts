/** Mails about webhooks (beyond § 17). */
export const webhookLetters = {
  disabled: {
    subject: (host: string) => `The webhook to ${host} was turned off`,
    greeting: 'Hello,',
    reason: {
      gone: (host: string) =>
        `We turned off the webhook to ${host}, because it returned 410 Gone, which means that it no longer accepts messages.`,
      failing: (host: string) =>
        `We turned off the webhook to ${host}, because no message could be delivered to it for five days.`,
    },
    lost: 'While it is off, nothing is recorded for it, and messages that were waiting are marked as failed.',
    next: 'Check the system that receives the messages, then turn the webhook on again. You can resend the failed messages from its delivery log.',
    action: 'Open integrations',
  },
} as const;
