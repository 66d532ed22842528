import { DESIGNATION_YEARS } from '../../constants.ts';
import { MONTH_PLAN, YEAR_PLAN } from '../../lookups.ts';
import { dollars, money } from '../../rules/text/money.ts';

const YEAR = dollars(money(YEAR_PLAN.cents));
const MONTH = dollars(money(MONTH_PLAN.cents));

/** Default texts of `/terms` and `/privacy`, in the same format as an operator's own files (docs/operations.md). */
export const termsText = (agent: string, support: string): string => `# Terms of service

These terms apply when you use ${agent}. “We” are the agent who operates this site. “You” are the person or company with an account.

## The service

We file the designation of your copyright agent with the U.S. Copyright Office, keep it current, receive copyright notices for the domains you list, and forward them to the addresses you choose. Orders are usually processed within 24 hours. We are not a law firm, and nothing here is legal advice.

## Your responsibilities

- Give us correct information and keep it up to date. A designation with wrong information may not protect you.
- List only domains that you operate or are allowed to act for.
- Read the notices we forward and act on them. Safe harbor depends on your response, not on the designation alone.
- Keep your password secret, and invite only people you trust to act for your company.

## Price and renewal

- ${YEAR} a year or ${MONTH} a month per company, in U.S. dollars, with any number of domains.
- Amendments and renewals of the designation are included while your subscription is active. Removing a designation is free.
- The subscription renews at the end of each period until you cancel it. After you cancel, it runs until the period you paid for ends.
- A designation expires ${DESIGNATION_YEARS} years after it was filed or last amended or renewed. We remind you before it expires.

## Closing your account

You can remove a designation and delete your account at any time. We may suspend accounts that are unpaid or used to harm others.

## Liability

We forward what we receive and record what we did. We can’t promise that a notice is valid, that mail outside our control arrives, or that a court will apply the safe harbor to you.

## Questions

Email ${support}.
`;

export const privacyText = (agent: string, support: string): string => `# Privacy policy

This page explains what ${agent} stores and why. “We” are the agent who operates this site.

## What we store

- Your account: email address, name, a hash of your password, and an optional picture.
- Your companies: name, address, domains, representatives, orders, invoices and notes.
- Notices: the messages we receive for your domains, with their senders and attachments, and what was done with them.
- Logins: date, IP address, browser and country. The country is looked up on our server.
- An audit log of changes, with the person who made them.

## Public information

A designation is public. The Copyright Office publishes the company’s name, its address and its domains in its directory, together with our contact details.

## Who receives your data

- The Copyright Office, to file your designation.
- The people you invite, and the addresses you choose for notices.
- The payment provider, if you pay by card. We store the last four digits of the card, not its number.
- The providers we use to send email and to do our accounting.

We don’t sell data, show advertising, or use trackers. The site loads nothing from other hosts except the payment provider’s card form, where it is used.

## Cookies

One cookie keeps you logged in. Your browser also stores the theme you chose.

## How long we keep it

We keep companies, orders, invoices and notices as long as the law and your protection require. If you delete your account, we erase your name, password, picture and login history. We keep records of what you did, including your email address, and records about your companies.

## Your rights

You can see and change your data in the product. To get a copy, or to have it corrected or deleted, contact ${support}.
`;
