import { DESIGNATION_YEARS } from '../../constants.ts';

/** The public page that explains the product and its price. */
export const welcomeCopy = {
  title: 'Your DMCA agent',
  home: 'Safeharbor, home',
  skipTo: { product: 'What you get', steps: 'How it works', price: 'Price', questions: 'Questions' },
  sections: 'Sections',
  logIn: 'Log in',
  openApp: 'Open Safeharbor',
  getStarted: 'Get started',
  seePrice: 'See pricing',
  heading: 'A registered agent keeps your harbor safe.',
  intro:
    'We register your copyright agent with the U.S. Copyright Office, keep the registration current, and bring every takedown notice to the person who handles it.',
  priceLine: (year: string, month: string) => `${year} a year or ${month} a month per company. Any number of domains.`,
  example: 'Example',
  exampleCompany: 'Marlow Hosting',
  exampleStatus: 'Protected',
  exampleFacts: [
    { term: 'Domains covered', value: '112' },
    { term: 'Designation valid', value: `${DESIGNATION_YEARS} years` },
    { term: 'Notices to handle', value: '3' },
  ],
  exampleNotice: 'Copies of a feature film',
  exampleNoticeDetail: 'All six elements found · forwarded to abuse@marlow.example.com',
  product: {
    heading: 'What you get',
    intro: 'Online services are protected from liability for what users post only if they designate an agent.',
    items: [
      {
        title: 'A filed designation',
        text: `We submit your company and its domains to the directory of the Copyright Office, usually within 24 hours of payment. It is valid for ${DESIGNATION_YEARS} years, and we remind you before it expires.`,
      },
      {
        title: 'Every notice, read and sorted',
        text: 'Notices arrive at our address. We find the reported URLs and the sender, check the six required elements, and forward the notice to the domain’s notice address.',
      },
      {
        title: 'One place to handle them',
        text: 'Assign, answer and close notices with your team. Each member has a role, and an audit log records every change.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'Add your company',
        text: 'Enter the name and address of the company or individual that runs the service.',
      },
      {
        title: 'List your domains',
        text: 'Type them in or upload a file. Each domain can have its own notice address.',
      },
      {
        title: 'Choose a plan',
        text: 'Pay by card, or pay an invoice by PayPal, Paxum, ACH, wire transfer or crypto.',
      },
      {
        title: 'We file it',
        text: 'You get both directory IDs by email, and notices start arriving in your Safeharbor inbox.',
      },
    ],
  },
  price: {
    heading: 'Price',
    intro: 'One price per company, in U.S. dollars. Both plans include everything.',
    per: (period: string) => `per ${period}`,
    names: { year: 'Yearly', month: 'Monthly' },
    save: (saved: string) => `${saved} less than paying monthly`,
    included: [
      'The designation and its renewal',
      'Amendments to your company and domains',
      'Any number of domains and notices',
      'Any number of team members',
      'Free removal when you no longer need it',
    ],
    terms:
      'Your subscription renews at the end of each period until you cancel. After you cancel, it stays active until the end of the period you paid for.',
    readTerms: 'Read the terms',
  },
  questions: {
    heading: 'Questions',
    items: [
      {
        question: 'Why do I need a designated agent?',
        answer:
          'Under 17 U.S.C. § 512(c), a service that stores material for its users is protected from copyright liability only if it has designated an agent with the Copyright Office, publishes the agent’s contact details, and responds to notices.',
      },
      {
        question: 'What do I still have to do?',
        answer:
          'Show our contact details on your site, read the notices we forward, remove or disable infringing material promptly, and have a policy for repeat infringers. The designation alone is not enough.',
      },
      {
        question: 'Is this legal advice?',
        answer:
          'No. We file designations, and receive and forward notices. For advice on a notice or on your policies, ask a lawyer.',
      },
      {
        question: 'Can I change my domains later?',
        answer: 'Yes. Submit an amendment at any time. It is included while your subscription is active.',
      },
    ],
  },
  closing: 'Get your agent on record.',
  closingText: 'Create an account, add your company, and check everything before you pay.',
  terms: 'Terms',
  privacy: 'Privacy',
} as const;
