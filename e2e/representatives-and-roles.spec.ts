import type { Page } from '@playwright/test';
import { ROLE_ABILITIES } from '../core/copy/records/role-abilities.ts';
import { messages } from '../core/messages.ts';
import { type Account, PASSWORD, someEmail, someName, visitor } from './account.ts';
import { expect, test } from './fixtures.ts';
import { linkIn } from './mailbox.ts';

/** What each role sees on a company's screen (decisions §6). */
const SEES = {
  owner: { edits: true, pays: true, manages: true, removes: true },
  administrator: { edits: true, pays: true, manages: true, removes: false },
  billing: { edits: false, pays: true, manages: false, removes: false },
  notices: { edits: false, pays: false, manages: false, removes: false },
  viewer: { edits: false, pays: false, manages: false, removes: false },
} as const;
type Role = keyof typeof SEES;
const ROLES = Object.keys(SEES) as Role[];
const titled = (role: Role) => role.charAt(0).toUpperCase() + role.slice(1);

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name, exact: true });
const openTab = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`tab=${name.toLowerCase()}`));
};

/** Invites a person through the dialog. */
async function invite(page: Page, email: string, role: Role): Promise<void> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a representative' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByText(ROLE_ABILITIES[role]).click();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(messages.invitationSent(email))).toBeVisible();
  await expect(dialog).toBeHidden();
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const times = (isThere: boolean) => (isThere ? 1 : 0);

/** Checks that the company's tabs show exactly what the role allows. */
async function seeAs(page: Page, role: Role, people: Record<Role, string>): Promise<void> {
  const { edits, pays, manages, removes } = SEES[role];
  await expect(tab(page, 'Overview')).toBeVisible();
  for (const name of ['Amend', 'Renew']) await expect(link(page, name)).toHaveCount(times(edits));
  for (const name of ['Remove', 'Remove company']) await expect(button(page, name)).toHaveCount(times(removes));
  await expect(page.getByRole('textbox', { name: 'Notice email' })).toHaveCount(times(edits));
  for (const name of ['Representatives', 'Notes']) await expect(tab(page, name)).toBeVisible();
  for (const name of ['Billing', 'Invoices']) await expect(tab(page, name)).toHaveCount(times(pays));

  await openTab(page, 'Domains');
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(edits ? 2 : 0);

  await openTab(page, 'Representatives');
  await expect(page.getByRole('main').getByText(people[role])).toBeVisible();
  await expect(button(page, 'Invite')).toHaveCount(times(manages));
  for (const other of ROLES) {
    const mayAct = manages && (role === 'owner' || other !== 'owner');
    await expect(button(page, `Actions for ${people[other]}`)).toHaveCount(times(mayAct));
  }

  if (pays) {
    await openTab(page, 'Billing');
    await expect(page.getByLabel('Email')).toHaveValue(/@/);
    await openTab(page, 'Invoices');
    await expect(page.getByText('1–1 of 1')).toBeVisible();
  }
  await openTab(page, 'Notes');
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveCount(times(edits));
}

test('an owner invites one of each role, and each sees exactly what the role allows', async ({
  accounts,
  page,
  mail,
  axe,
  noSidewaysScroll,
  expectErrors,
}) => {
  expectErrors(/40[349]/);
  const { company, customer: founder } = await accounts.registered([`${someName('quay')}.com`]);
  const people = Object.fromEntries(ROLES.map((role) => [role, someEmail(role)])) as Record<Role, string>;
  const seats = {} as Record<Role, Account>;
  await founder.enter(page);

  await test.step('the only owner cannot give up ownership', async () => {
    await page.goto(`/company/${company.id}?tab=representatives`);
    await expect(page.getByText('Only one person so far')).toBeVisible();
    await page.getByRole('button', { name: `Actions for ${founder.email}` }).click();
    await page.getByRole('menuitem', { name: 'Change role' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change role' });
    await dialog.getByText(ROLE_ABILITIES.viewer).click();
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(messages.lastOwner);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the dialog requires an address and a role', async () => {
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite a representative' });
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(dialog.getByText(messages.emailRequired)).toBeVisible();
    await expect(dialog.getByText(messages.roleRequired)).toBeVisible();
    await axe(page);
    await page.keyboard.press('Escape');
  });

  await test.step('one of each role is invited', async () => {
    for (const role of ROLES) await invite(page, people[role], role);
    await expect(page.getByText(/^Invitation expires /)).toHaveCount(ROLES.length);
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(page.getByText(people.viewer, { exact: true })).toBeVisible();
    await noSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('each receives a mail and accepts', async () => {
    for (const role of ROLES) {
      const { text } = await mail(people[role], /invited/);
      expect(text).toContain(`with the ${titled(role)} role.`);
      if (role === 'owner') {
        // A new person fills in the form of the mailed link.
        await visitor(page);
        await page.goto(linkIn(text, '/representative/confirm/'));
        await expect(page.getByRole('heading', { level: 1, name: `Join ${company.name}` })).toBeVisible();
        await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
        const accept = page.getByRole('button', { name: 'Accept invitation' });
        await accept.click();
        await expect(page.getByText(messages.firstNameRequired)).toBeVisible();
        await page.getByLabel('First name').fill('Mara');
        await page.getByLabel('Last name').fill(titled(role));
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
        await page.getByLabel('Confirm password').fill(PASSWORD);
        await axe(page);
        await accept.click();
        // Logged in with the password just chosen.
        await expect(page.getByText(messages.invitationConfirmed(company.name))).toBeVisible();
        await expect(page).toHaveURL(`/company/${company.id}`);
        await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
        seats[role] = await accounts.logIn(people[role]);
      } else seats[role] = await accounts.join(people[role]);
    }
  });

  for (const role of ROLES) {
    await test.step(`the ${role} sees what the role allows`, async () => {
      await seats[role].enter(page);
      await page.goto(`/company/${company.id}`);
      await seeAs(page, role, people);
    });
  }

  await test.step('an administrator can assign every role except owner', async () => {
    await seats.administrator.enter(page);
    await page.goto(`/company/${company.id}?tab=representatives`);
    await page.getByRole('button', { name: `Actions for ${people.viewer}` }).click();
    await page.getByRole('menuitem', { name: 'Change role' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change role' });
    await expect(dialog.getByRole('radio')).toHaveCount(4);
    await dialog.getByText(ROLE_ABILITIES.billing).click();
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await expect(page.getByText(messages.roleChanged)).toBeVisible();
  });

  await test.step('a removed person loses access at once', async () => {
    await page.getByRole('button', { name: `Actions for ${people.notices}` }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove this representative?' });
    await expect(dialog).toContainText(`no longer see ${company.name}`);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(messages.representativeRemoved)).toBeVisible();
    await seats.viewer.enter(page);
    await page.goto(`/company/${company.id}`);
    await expect(tab(page, 'Billing')).toBeVisible();
    await seats.notices.enter(page);
    await page.goto(`/company/${company.id}`);
    await expect(page.getByText(messages.notFound).first()).toBeVisible();
  });
});

test('an invited person with an account accepts with one click, and only roles that may pay see payment prompts', async ({
  accounts,
  page,
  mail,
}) => {
  const founder = await accounts.signUp();
  const order = await founder.placeOrder(someName('Quill Forum'), [`${someName('quill')}.com`]);
  for (const role of ['billing', 'viewer'] as const) {
    const seat = await accounts.signUp();
    await founder.invite(order.company, seat.email, role);
    const link = linkIn((await mail(seat.email, /invited/)).text, '/representative/confirm/');
    await seat.enter(page);
    await page.goto(link);
    await expect(page.getByLabel('First name')).toHaveCount(0);
    // Logged in with the invited address, they go straight to the company.
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await expect(page.getByText(messages.invitationConfirmed(order.company.name))).toBeVisible();
    await expect(page).toHaveURL(`/company/${order.company.id}`);
    const pays = times(role === 'billing');
    await expect(page.getByRole('link', { name: 'Pay', exact: true })).toHaveCount(pays);
    await page.getByRole('link', { name: 'Open the order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Order ${order.number}` })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pay', exact: true })).toHaveCount(pays);
    for (const name of ['Delete order', 'Add domains', 'Add note']) {
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    }
    if (role === 'billing') continue;
    await page.goto(link);
    await expect(page.getByText(messages.inviteLinkExpired)).toBeVisible();
  }
});
