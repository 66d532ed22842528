import { messages } from '../../messages.ts';
import { missingCopy } from '../app.ts';
import { agentBlockCopy } from '../registry/agent-block.ts';
import type { PageCopy } from './page-copy.ts';

export const en: PageCopy = {
  skipToContent: 'Skip to content',
  language: 'Language',
  optional: '(optional)',
  privacy: 'Privacy',
  policyVersion: (version) => `Policy version ${version}`,

  policy: {
    title: 'Copyright policy',
    intro: (company) =>
      `This page explains how to report copyright infringement on ${company}’s sites, and how to respond to a report.`,
    sendNotice: 'Send a notice',
    agent: agentBlockCopy.notDesignated,
    designated: agentBlockCopy.designated,
    sendTo: agentBlockCopy.send,
    phone: 'Phone:',
    email: 'Email:',
    online: 'Online:',
  },

  form: {
    title: 'Report copyright infringement',
    intro: (company) =>
      `Ask for the removal of material on ${company}’s sites that infringes a copyright. It takes about five minutes.`,
    readPolicy: 'Read the copyright policy',
    steps: 'Steps',
    byEmail: {
      heading: 'Prefer to write?',
      text: 'A notice sent by email or postal mail is just as valid.',
    },
    leaveEmpty: 'Leave this field empty',
    you: {
      legend: 'About you',
      role: 'Who are you?',
      roles: { owner: 'I own the work', agent: 'I act for its owner' },
      name: { label: 'Full name', hint: 'You sign with this name at the end.' },
      company: { label: 'Company' },
      owner_name: {
        label: 'Owner of the work',
        hint: 'If you act for someone else: the person or company you act for.',
      },
      email: { label: 'Email', hint: 'We will send a link to this address to confirm the notice.' },
      email_repeat: { label: 'Repeat email' },
      address: { label: 'Street address', hint: 'Give a postal address, a phone number, or both.' },
      city: { label: 'City' },
      state: { label: 'State or region' },
      zip: { label: 'Postal code' },
      country: { label: 'Country' },
      phone: { label: 'Phone', hint: 'Include the country code, for example +1 302 555 0100.' },
    },
    work: {
      legend: 'The work',
      intro: 'What was copied? Use one section per work and leave the rest blank.',
      one: (number) => `Work ${number}`,
      description: {
        label: 'Description',
        hint: 'For example: my photograph “North Pier at Dawn”, a lighthouse in fog, first published in 2024.',
      },
      kind: { label: 'Kind of work' },
      chooseKind: 'Choose…',
      kinds: {
        text: 'Text',
        image: 'Image',
        video: 'Video',
        audio: 'Audio',
        software: 'Software',
        other: 'Other',
      },
      urls: { label: 'Where the original can be seen', hint: 'One address per line, up to 10.' },
      registration_number: { label: 'Registration number', hint: 'If it is registered, for example VA 2-345-678.' },
      add: 'Add another work',
    },
    material: {
      legend: 'The material to remove',
      urls: {
        label: 'Addresses (URLs)',
        hint: (domain) => `One per line, up to 250. For example, https://${domain}/photos/123`,
      },
      where: {
        label: 'Where on the page',
        hint: 'If it is not obvious, for example: the second photo, or minutes 2 to 5 of the video.',
      },
      files: { label: 'Files', hint: `For example, a screenshot. ${messages.formTooManyFiles}` },
      filesAgain: 'Your files were not saved. Please choose them again.',
    },
    statements: {
      legend: 'Statements',
      one: (number) => `Statement ${number}`,
      intro: 'Read and confirm each statement.',
    },
    signature: {
      legend: 'Signature',
      signature: { label: 'Sign with your full name', hint: 'Your typed name counts as your signature.' },
      send: 'Send notice',
      next: 'We will then email you a link to confirm the notice.',
    },
    errorTitle: (title) => `Error: ${title}`,
    problems: (count) => (count === 1 ? 'Please correct 1 field' : `Please correct ${count} fields`),
    checking: 'We’re getting a lot of notices right now, so your browser needs to run a quick check first. One moment…',
    checked: 'The check is done. You can send the notice.',
  },

  sent: {
    title: 'Check your email',
    received: 'We received your notice. Please keep its reference.',
    reference: 'Reference',
    steps: [
      'Open the email we sent to your address, and follow the link in it. The link is valid for 7 days.',
      'Confirm the notice. We will then forward it.',
      'You’ll get a receipt with the full text and a link to its status.',
    ],
    noEmail: (email) =>
      `No email? Check your spam folder. If the notice is not confirmed within 24 hours, someone on our team will review it. Nothing is lost, and it still counts as received today. Questions: ${email}`,
  },

  confirm: {
    title: 'Confirm your notice',
    intro: 'Please confirm that you sent this notice. We will then forward it.',
    button: 'Confirm notice',
    doneTitle: 'Notice confirmed',
    done: 'Thank you. A receipt with the full text and a link to its status is on its way to you by email.',
  },

  status: {
    title: 'Notice',
    submitted: 'Received',
    company: 'Company',
    urls: 'Reported addresses',
    states: {
      received: 'Received',
      passed_on: 'Passed on',
      disabled: 'Disabled',
      not_found: 'Not found',
      not_removed: 'Not removed',
      restored: 'Restored',
    },
    notRemoved: (reason) => `Not removed (${reason})`,
    reasons: {
      incomplete: 'the notice is incomplete',
      not_ours: 'not on this site',
      licensed: 'the use is licensed',
      fair_use: 'fair use',
      not_copyright: 'not a copyright issue',
      abusive: 'the notice is abusive',
      other: 'another reason',
    },
    text: 'Text of the notice',
    withdrawn: (date) => `This notice was withdrawn on ${date}.`,
    added: 'Your information was added and forwarded.',
    supplement: {
      heading: 'Add information',
      text: {
        label: 'What would you like to add?',
        hint: 'Up to 5,000 characters. The date of receipt stays the same.',
      },
      button: 'Add information',
    },
    withdraw: {
      heading: 'Withdraw this notice',
      intro: 'Withdraw the notice if it was a mistake or the matter is settled. We will tell everyone who received it.',
      signature: { label: 'Sign with your full name', hint: 'Use the name you gave in the notice.' },
      button: 'Withdraw notice',
    },
  },

  missing: {
    heading: missingCopy.pageNotFound,
    text: messages.notFound,
    contact: missingCopy.contactUs,
    goHome: missingCopy.goHome,
  },
  gone: { heading: 'This page is closed', text: messages.companyGone },
  badToken: {
    heading: messages.tokenExpired,
    hint: (email) => `Check that you opened the whole link. If it still does not work, email ${email}.`,
  },
  tooMany: { heading: 'Too many requests', text: messages.tooManyTries },
  tooLarge: {
    heading: 'This form is too large',
    text: (email) => `Please go back and shorten it, or send it by email to ${email}.`,
  },
  failed: { heading: 'Something went wrong', text: messages.wrong, request: (id) => `Request ${id}` },
};
