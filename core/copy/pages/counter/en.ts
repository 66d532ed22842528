import type { CounterCopy } from './counter-copy.ts';

export const en: CounterCopy = {
  link: 'Send a counter-notice',
  title: 'Respond to a copyright notice',
  intro: (company) =>
    `Was your material on ${company}’s sites disabled by mistake or misidentification? Ask for it to be put back. It takes about five minutes.`,
  byEmail: 'A counter-notice sent by email or postal mail is just as valid.',
  you: {
    passedOn:
      'Your counter-notice, including your name and contact details, is forwarded to the person who sent the notice.',
    email: 'We will send a link to this address to confirm the counter-notice.',
    address: 'The law requires your name, postal address and phone number.',
  },
  material: {
    legend: 'Your material',
    intro: 'Enter the reference of the notice, the addresses where the material was, or both.',
    reference: {
      label: 'Reference or number of the notice',
      hint: 'If you have it, for example SH-7K2M-9QX4 or 0042.',
    },
    urls: {
      label: 'Addresses (URLs) where it was',
      hint: (domain) => `One per line, up to 250. For example, https://${domain}/photos/123`,
    },
    explanation: { label: 'Explanation', hint: 'Why it was a mistake, for example: the photo is my own.' },
  },
  send: 'Send counter-notice',
  next: 'We will then email you a link to confirm the counter-notice.',
  checking: 'We’re getting a lot of notices right now, so your browser needs to run a quick check first. One moment…',
  checked: 'The check is done. You can send the counter-notice.',
  sent: {
    received: 'We received your counter-notice. Please keep its reference.',
    steps: [
      'Open the email we sent to your address, and follow the link in it. The link is valid for 7 days.',
      'Confirm the counter-notice. We will then forward it to the person who sent the notice.',
      'You’ll get a receipt with the full text, and the dates on which your material can be put back.',
    ],
    noEmail: (email) =>
      `No email? Check your spam folder. If the counter-notice is not confirmed within 24 hours, someone on our team will review it. Nothing is lost, and it still counts as received today. Questions: ${email}`,
  },
  confirm: {
    title: 'Confirm your counter-notice',
    intro:
      'Please confirm that you sent this counter-notice. We will then forward it to the person who sent the notice.',
    button: 'Confirm counter-notice',
    doneTitle: 'Counter-notice confirmed',
    done: 'Thank you. A receipt with the full text is on its way to you by email.',
  },
  status: {
    title: 'Counter-notice',
    urls: 'Your material',
    text: 'Text of the counter-notice',
    withdrawn: (date) => `This counter-notice was withdrawn on ${date}.`,
    window: (company, from, until) =>
      `Unless the sender of the notice reports legal action, ${company} can put the material back between ${from} and ${until}.`,
    write: (email) =>
      `To withdraw the counter-notice or to add something to it, email ${email} and include its reference.`,
  },
};
