import { messages } from '../core/messages.ts';
import { someEmail, someName } from './account.ts';
import { expect, test } from './fixtures.ts';
import { arrivedNotice, mailNotice } from './notices.ts';

const HOSTILE = (url: string) => `
  <p onclick="document.title = 'owned'">I act for Quayside Pictures.</p>
  <script>document.title = 'owned'; parent.document.title = 'owned';</script>
  <img src="https://tracker.example.org/pixel.gif" onerror="document.title = 'owned'">
  <iframe src="https://evil.example.org/"></iframe>
  <a href="javascript:alert(1)">a trap</a> <a href="${url}">${url}</a>
  <style>body { background: url(https://tracker.example.org/bg.gif) }</style>
  <form action="https://evil.example.org/"><button>Send</button></form>`;

test('a notice appears in the open inbox, is handled by keyboard and forwarded', async ({
  accounts,
  page,
  mail,
  axe,
  expectErrors,
}) => {
  // Playwright's recorder tries to run in every frame, and the sandboxed one blocks it.
  expectErrors(/^console: Blocked script execution in 'about:srcdoc'/);
  const domain = `${someName('clipwell')}.com`;
  const subject = `Copies of “Low Water” ${someName('case')}`;
  const other = `a-${domain}`;
  const { customer } = await accounts.registered([domain, other]);
  const [first] = (await customer.read<{ results: { id: number }[] }>(`/domains/?search=${other}`)).results;
  await customer.call('PATCH', `/domains/${first!.id}/`, { email: 'elsewhere@example.com' });
  await customer.enter(page);
  await page.goto('/notices');
  await expect(page.getByText('No notices yet')).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: subject });
  await test.step('it appears without a reload', async () => {
    await page.evaluate(() => Object.assign(window, { isStillThere: true }));
    const urls = [`https://${domain}/watch/low-water`, `https://cdn.${domain}/low-water.mp4`];
    await mailNotice({ subject, urls, html: `${HOSTILE(urls[0]!)}<p>${urls.join('<br>')}</p>` });
    await expect(row).toBeVisible({ timeout: 120_000 });
    await expect(row).toContainText('Ines Marlow');
    await expect(row).toContainText(domain);
    expect(await page.evaluate(() => 'isStillThere' in window)).toBe(true);
  });

  await test.step('its status is changed by keyboard', async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog', { name: 'Change status' });
    await dialog.getByRole('radio', { name: 'In progress' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByText(messages.noticeStatusUpdated)).toBeVisible();
    await expect(row).toContainText('In progress');
  });

  await test.step('it opens with its text, URLs and required elements', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    await expect(page.getByText('I act for Quayside Pictures').first()).toBeVisible();
    await expect(page.getByRole('list', { name: `URLs on ${domain}` }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('switch', { name: /found$/ })).toHaveCount(6);
    await expect(
      page.getByText(
        /^What to do now: Review the material\..* Record what you did with each URL\. Once all are recorded, the notice is resolved\..* Go to the URLs$/,
      ),
    ).toBeVisible();
  });

  await test.step('its HTML runs no script and loads nothing', async () => {
    await page.getByRole('button', { name: 'HTML', exact: true }).click();
    const frame = page.frameLocator('iframe[title="Original message"]');
    await expect(frame.getByText('I act for Quayside Pictures')).toBeVisible();
    await expect(frame.locator('script, style, img, iframe, form, [onclick], a[href^="javascript"]')).toHaveCount(0);
    await expect(page).toHaveTitle(/Low Water/);
    await page.getByRole('button', { name: 'Text', exact: true }).click();
  });

  await test.step('it is forwarded manually', async () => {
    const to = someEmail('legal');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('s');
    const dialog = page.getByRole('dialog', { name: 'Send notice' });
    await expect(dialog.getByLabel('Subject')).toHaveValue(subject);
    // Not the address of the company’s other domain.
    await expect(dialog.getByLabel('Email')).toHaveValue(customer.email);
    await expect(dialog.getByText('elsewhere@example.com')).toBeVisible();
    await dialog.getByLabel('Email').fill('');
    await dialog.getByLabel('Subject').fill('');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText(messages.noticeRecipientRequired)).toBeVisible();
    await expect(dialog.getByText(messages.noticeSubjectRequired)).toBeVisible();
    await dialog.getByLabel('Email').fill(to);
    await dialog.getByLabel('Subject').fill('Please look at this');
    await dialog.getByLabel('Message').fill('It is about our film page.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(messages.noticeSent)).toBeVisible();
    const sent = page.getByRole('list', { name: 'Sent to' }).getByRole('listitem').filter({ hasText: to });
    await expect(sent).toContainText('Sent', { timeout: 120_000 });
    expect((await mail(to)).text).toContain('It is about our film page.');
  });

  await test.step('its sender gets a reply', async () => {
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: 'Reply to sender' });
    await expect(dialog.getByLabel('Subject')).toHaveValue(`Re: ${subject}`);
    await expect(dialog.getByLabel('Email')).toHaveValue('rights@example.net');
    await axe(page);
    // The server refuses the recipient.
    expectErrors(/status of 400 .*\/reply\/\)$/);
    await dialog.getByLabel('Email').fill(someEmail('stranger'));
    await dialog.getByRole('button', { name: 'Material disabled' }).click();
    await dialog.getByRole('button', { name: 'Send reply' }).click();
    await expect(dialog.getByText(messages.replyRecipient)).toBeVisible();
    await dialog.getByRole('list', { name: 'Addresses in the notice' }).getByText('rights@example.net').click();
    await dialog.getByRole('button', { name: 'Material stays up' }).click();
    await dialog.getByRole('button', { name: 'Send reply' }).click();
    await expect(dialog.getByText(messages.replyReason)).toBeVisible();
    // The reason is selected, to be written over.
    await dialog.getByRole('button', { name: 'Material stays up' }).click();
    await page.keyboard.type('it is licensed to us');
    await dialog.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByText(messages.replySent)).toBeVisible();
    // The toast stays off the button of the next dialog, also in small windows.
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('r');
    for (const [width, height] of [
      [1280, 720],
      [375, 812],
    ] as const) {
      await page.setViewportSize({ width, height });
      await dialog.getByRole('button', { name: 'Send reply' }).click({ trial: true });
    }
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 900 });
    const sent = page.getByRole('list', { name: 'Replies to the sender' }).getByRole('listitem');
    await expect(sent).toContainText('rights@example.net');
    await expect(sent).toContainText('Sent', { timeout: 120_000 });
    await sent.getByText('Show the message').click();
    await expect(sent.getByText(/it is licensed to us/)).toBeVisible();
  });

  await test.step('an element is corrected, and the verdict follows', async () => {
    const signature = page.getByRole('switch', { name: 'Signature: found' });
    const wasFound = (await signature.getAttribute('aria-checked')) === 'true';
    await signature.click();
    await expect(signature).toHaveAttribute('aria-checked', String(!wasFound));
    await expect(page.getByText('Corrected manually')).toBeVisible();
  });

  await test.step('it is assigned, and its main button resolves it', async () => {
    const badge = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Notices/ });
    await expect(badge).toContainText('1 to handle');
    await page.getByRole('combobox', { name: 'Assignee' }).click();
    await page.getByRole('option').nth(1).click();
    await expect(page.getByText(messages.noticeUpdated)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Assignee' })).not.toContainText('No one');
    await page.getByRole('button', { name: 'Mark resolved' }).click();
    await expect(page.getByRole('combobox', { name: 'Status' })).toContainText('Resolved');
    await expect(page.getByRole('button', { name: 'Mark resolved' })).toHaveCount(0);
    await expect(page.getByText(/^What to do now: The notice is resolved, but .* still open\./)).toBeVisible();
    await expect(badge).not.toContainText('to handle');
  });
});

test('a notice about an unknown domain is assigned by the agent, and its company sees it', async ({
  accounts,
  page,
  axe,
}) => {
  const subject = `About an unknown host ${someName('case')}`;
  const { company, customer, agent } = await accounts.registered([`${someName('marlow')}.com`]);
  await mailNotice({ subject, urls: [`https://${someName('stranger')}.example.org/film`] });

  await arrivedNotice(agent, subject);
  await agent.enter(page);
  await page.goto(`/notices?status=unmatched&q=${encodeURIComponent(subject)}`);
  await page.getByRole('link', { name: subject }).click();
  const assign = page.getByRole('region', { name: 'Assign a company' });
  await assign.getByRole('combobox', { name: 'Company' }).fill(company.name);
  await page.getByRole('option', { name: company.name }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await axe(page);
  await assign.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText(messages.noticeUpdated)).toBeVisible();
  await expect(assign).toHaveCount(0);

  await test.step('reassigned to another company, it becomes a new notice and the first is closed', async () => {
    const order = await customer.placeOrder(someName('Ebb Ltd'), [`${someName('ebb')}.com`]);
    await customer.payByCard(order);
    await agent.complete(order);
    const other = order.company;
    const first = new URL(page.url()).pathname;
    await page.getByRole('toolbar', { name: 'Notice' }).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Assign to another company' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign to another company' });
    await expect(dialog).toContainText(`will be closed as Ignored and will stay with ${company.name}`);
    await dialog.getByRole('combobox', { name: 'Company' }).fill(other.name);
    await page.getByRole('option', { name: other.name }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await axe(page);
    await dialog.getByRole('button', { name: 'Assign' }).click();
    await expect(page.getByText(`Assigned to ${other.name} as notice`)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page).not.toHaveURL(first);
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    await customer.enter(page);
    await page.goto(`/company/${company.id}?tab=notices`);
    await page.getByRole('link', { name: subject }).click();
    await expect(page).toHaveURL(new RegExp(first));
    await expect(page.getByRole('toolbar', { name: 'Notice' }).getByLabel('Status')).toContainText('Ignored');
    await expect(page.getByText('Assigned to another company')).toBeVisible();
  });
});

test('a notice received by mail is entered by hand and gets a note in the split view', async ({
  accounts,
  page,
  axe,
}) => {
  const domain = `${someName('quill')}.com`;
  const { customer } = await accounts.registered([domain]);
  await customer.enter(page);
  await page.goto('/notices/new');

  await test.step('the form shows what is missing', async () => {
    const form = page.getByRole('form', { name: 'New notice' });
    await form.getByRole('button', { name: 'Add notice' }).click();
    await expect(form.getByText(messages.senderRequired)).toBeVisible();
    await expect(form.getByText(messages.urlRequired)).toBeVisible();
    await form.getByRole('textbox', { name: 'URL' }).fill('http://127.0.0.1/x');
    await form.getByRole('button', { name: 'Add URL' }).click();
    await expect(form.getByText(messages.urlInvalid)).toBeVisible();
    const url = `https://${domain}/book`;
    await form.getByRole('textbox', { name: 'URL' }).fill(url);
    await form.getByRole('button', { name: 'Add URL' }).click();
    await form.getByRole('textbox', { name: 'URL' }).fill(url);
    await form.getByRole('button', { name: 'Add URL' }).click();
    await expect(form.getByText(messages.noticeUrlAdded)).toBeVisible();
    await form.getByRole('textbox', { name: 'URL' }).fill('');
    await axe(page);
  });

  await test.step('a new sender is added', async () => {
    await page.getByRole('combobox', { name: 'Sender' }).click();
    await page.getByRole('option', { name: 'New sender…' }).click();
    const dialog = page.getByRole('dialog', { name: 'New sender' });
    await dialog.getByLabel('Name').fill('Kitsune Press');
    await dialog.getByLabel('Email').fill('rights@kitsune.example.net');
    await dialog.getByRole('button', { name: 'Add sender' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByLabel('Subject').fill('Scanned chapters');
    await page.getByLabel('Choose a file').setInputFiles({
      name: 'scan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4 a scan'),
    });
    await expect(page.getByRole('list', { name: 'Scans' })).toContainText('scan.pdf');
    await page.getByRole('button', { name: 'Add notice' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Scanned chapters' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Attachments' })).toContainText('scan.pdf');
  });

  await test.step('the split view keeps the list beside it', async () => {
    await page.goto('/notices');
    await page.getByRole('link', { name: 'Split view' }).click();
    await expect(page).toHaveURL(/view=split/);
    const pane = page.getByRole('region', { name: 'The notice' });
    await expect(pane.getByRole('heading', { level: 2, name: 'Scanned chapters' })).toBeVisible();
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: 'Add note' });
    await dialog.getByRole('textbox', { name: 'Note' }).fill('The original lies in the cabinet.');
    await dialog.getByRole('button', { name: 'Add note' }).click();
    await expect(pane.getByRole('list', { name: 'Notes' })).toContainText('The original lies in the cabinet.');
    // Selected by keyboard and mouse, then changed in bulk.
    await page.keyboard.press('x');
    const box = page.getByRole('checkbox', { name: 'Select Scanned chapters' });
    await expect(box).toBeChecked();
    const bar = page.getByRole('region', { name: 'Selected rows' });
    await expect(bar).toContainText('1 selected');
    await axe(page);
    await box.uncheck();
    await expect(bar).toHaveCount(0);
  });

  await test.step('it is assigned and ignored in bulk, and moves from To handle to Handled', async () => {
    const views = page.getByRole('navigation', { name: 'Views' });
    await page.goto('/notices');
    await expect(views.getByRole('link')).toHaveText([
      /^To handle\D*1$/,
      /^Handled\D*0$/,
      /^Not delivered/,
      /^All\D*1$/,
      /^Counter-notices\D*0$/,
    ]);
    await views.getByRole('link', { name: /^To handle/ }).click();
    const box = page.getByRole('checkbox', { name: 'Select Scanned chapters' });
    await box.check();
    const bar = page.getByRole('region', { name: 'Selected rows' });
    await bar.getByRole('button', { name: 'Assignee…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign 1 notice' });
    await dialog.getByRole('radio').nth(1).focus();
    await page.keyboard.press('Space');
    await axe(page);
    await dialog.getByRole('button', { name: 'Assign' }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto('/notices?assignee=me');
    await expect(page.getByRole('row').filter({ hasText: 'Scanned chapters' })).toContainText('Assigned to');
    await box.check();
    await bar.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Ignore' }).click();
    await expect(page.getByText(messages.noticesUpdated(1))).toBeVisible();
    await page.goto('/notices?status=to-handle');
    await expect(page.getByText('No open notices')).toBeVisible();
    await views.getByRole('link', { name: /^Handled/ }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Scanned chapters' })).toContainText('Ignored');
  });

  await test.step('its sender is listed and can be edited', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Senders' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Senders' })).toBeVisible();
    await page.getByRole('link', { name: 'Kitsune Press' }).click();
    await page.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit sender' });
    await dialog.getByLabel('Phone').fill('+81 3 5550 0199');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(messages.senderUpdated)).toBeVisible();
    await expect(page.getByText('+81 3 5550 0199')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Notices' })).toContainText('Scanned chapters');
  });
});
