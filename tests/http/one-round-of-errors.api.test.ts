import { expect } from 'vitest';
import { createRule } from '#core/contract/intake/filters.ts';
import { createNotice, sendNotice, updateNotice } from '#core/contract/intake/notices.ts';
import { signUp } from '#core/contract/records/auth.ts';
import { createEvent } from '#core/contract/records/history.ts';
import { createNote } from '#core/contract/records/notes.ts';
import { getProfile, setUserStatus } from '#core/contract/records/users.ts';
import { changeBilling, changeCompany } from '#core/contract/registry/companies.ts';
import { inviteRepresentative } from '#core/contract/registry/representatives.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { putContact, putNotice } from '#tests/world/notices.ts';
import { test } from '#tests/world/world.ts';

test('errors of shape and of meaning are reported together', async ({ world }) => {
  const superuser = await world.superuser();
  const company_id = await world.company([[await world.user(), 'owner']]);
  const sender = await putContact(world);
  const future = '2126-01-01';
  const notice = { sender: 2_000_000, received_date: future, urls: ['nonsense'], company_id };
  expect((await superuser.refused(createNotice, { body: notice })).body).toMatchObject({
    sender: [messages.senderRequired],
    received_date: [messages.completedInFuture],
    'urls.0': [messages.urlInvalid],
    dmca_public_id: [messages.publicIdRequired],
    dmca_registration_id: [messages.registrationIdRequired],
  });
  const twice = ['https://twice.example/a', 'https://twice.example/a'];
  const valid = { sender, received_date: future, urls: twice, company_id };
  expect((await superuser.refused(createNotice, { body: valid })).body).toMatchObject({
    received_date: [messages.completedInFuture],
    'urls.1': [messages.noticeUrlAdded],
    dmca_public_id: [messages.publicIdRequired],
  });

  const rule = {
    name: '',
    rows: [{ field: 'subject', field_condition: 'matches', value: '(' }],
    actions: [],
  };
  expect((await superuser.refused(createRule, { body: rule })).body).toMatchObject({
    name: [messages.nameRequired],
    'rows.0.value': [messages.patternInvalid],
    actions: ['A rule needs an action.'],
  });
  expect((await superuser.refused(createRule, { body: { ...rule, name: 'Named' } })).body).toMatchObject({
    'rows.0.value': [messages.patternInvalid],
    actions: ['A rule needs an action.'],
  });

  const account = { email: 'nonsense', password: 'a quiet harbor', confirm_password: 'another one' };
  expect((await world.visitor().refused(signUp, { body: account })).body).toMatchObject({
    email: [messages.emailInvalid],
    confirm_password: [messages.confirmPasswordMismatch],
  });

  const taken = { email: superuser.email, password: 'short', confirm_password: 'shorter' };
  expect((await world.visitor().refused(signUp, { body: taken })).body).toMatchObject({
    email: [messages.emailExists],
    password: [messages.passwordTooShort],
    confirm_password: [messages.passwordTooShort],
  });
  const common = { email: 'nonsense', password: 'password1', confirm_password: 'another one' };
  expect((await world.visitor().refused(signUp, { body: common })).body).toMatchObject({
    password: [messages.passwordCommon],
    confirm_password: [messages.confirmPasswordMismatch],
  });

  const status = { user_id: superuser.id, status_id: 9 } as never;
  const params = { id: (await world.user()).id };
  expect((await superuser.refused(setUserStatus, { params, body: status })).body).toMatchObject({
    user_id: ['This is not the user in the URL.'],
    status_id: [messages.statusRequired],
  });

  const event = { event_type: 1, date: future } as never;
  expect((await superuser.refused(createEvent, { params: { id: company_id }, body: event })).body).toMatchObject({
    email: [messages.emailRequired],
    date: [messages.completedInFuture],
    dmca_public_id: [messages.publicIdRequired],
  });

  const id = await putNotice(world, { company_id });
  for (const shape of [{ status: 1 }, { urls: twice }]) {
    const change = { ...shape, assignee: params.id, received_date: future };
    expect((await superuser.refused(updateNotice, { params: { id }, body: change })).body).toMatchObject({
      [shape.urls ? 'urls.1' : 'status']: [shape.urls ? messages.noticeUrlAdded : messages.statusRequired],
      assignee: [messages.assigneeInvalid],
      received_date: [messages.completedInFuture],
    });
  }

  const company = { name: '', country: 'Atlantis' };
  expect((await superuser.refused(changeCompany, { params: { id: company_id }, body: company })).body).toMatchObject({
    name: [messages.companyNameRequired],
    country: [messages.countryUnknown],
  });
});

test('access comes before the errors of a body, and these before the state', async ({ world }) => {
  const [owner, viewer, stranger] = [await world.user(), await world.user(), await world.user()];
  const company_id = await world.company([
    [owner, 'owner'],
    [viewer, 'viewer'],
  ]);
  const params = { id: await putNotice(world, { company_id }) };
  const invitation = { company_id, email: 'nonsense' } as never;
  const calls = [
    [updateNotice, { params, body: { status: 1 } }],
    [sendNotice, { params, body: { email: 'nonsense', subject: '' } }],
    [inviteRepresentative, { body: invitation }],
    [changeCompany, { params: { id: company_id }, body: { name: '' } }],
    [changeBilling, { params: { id: company_id }, body: {} }],
    [createNote, { body: { object_id: company_id, content_type: 'company', text: '' } }],
  ] as const;
  for (const [endpoint, input] of calls) {
    const status = async (person: typeof owner) => (await person.refused(endpoint, input as never)).status;
    expect([endpoint.name, await status(stranger), await status(viewer), await status(owner)]).toEqual([
      endpoint.name,
      404,
      403,
      400,
    ]);
  }
  expect((await owner.refused(inviteRepresentative, { body: invitation })).body).toMatchObject({
    email: [messages.emailInvalid],
    role: [messages.roleRequired],
  });

  // Fields that are the superusers', whatever is in them.
  const note = { object_id: company_id, content_type: 'company', text: '', is_internal: true } as const;
  expect((await owner.refused(createNote, { body: note })).status).toBe(403);
  for (const body of [{ dmca_public_id: '' }, { dmca_registration_id: 7 }, { status: 5 }, { status: 6, name: '' }])
    expect((await owner.refused(changeCompany, { params: { id: company_id }, body: body as never })).status).toBe(403);
  const assigned = { params, body: { company_id: 'x' } } as never;
  expect([
    (await owner.refused(updateNotice, assigned)).status,
    (await stranger.refused(updateNotice, assigned)).status,
  ]).toEqual([403, 404]);

  const removed = await world.company([[owner, 'owner']], COMPANY_STATUS.removed);
  const patch = (body: object) => owner.refused(changeCompany, { params: { id: removed }, body });
  expect((await patch({ country: 'Atlantis' })).status).toBe(400);
  expect((await patch({ city: 'Elsewhere' })).status).toBe(409);
});

test('access comes before the errors of a query', async ({ world }) => {
  const [owner, viewer, stranger] = [await world.user(), await world.user(), await world.user()];
  const company = await world.company([
    [owner, 'owner'],
    [viewer, 'viewer'],
  ]);
  const lists: [path: string, viewer: number][] = [
    [`/companies/${company}/notices/`, 400],
    [`/companies/${company}/invoices/`, 403],
    [`/representative/${company}/`, 400],
    [`/users/${owner.id}/login_data/`, 403],
    [`/users/${owner.id}/companies/`, 403],
  ];
  for (const [path, forViewer] of lists) {
    const status = async (person: typeof owner) => (await person.request({ url: `/api${path}?limit=0` })).statusCode;
    expect([path, await status(stranger), await status(viewer), await status(owner)]).toEqual([
      path,
      404,
      forViewer,
      400,
    ]);
  }
});

test('the scheme of the authorization header is read in any case', async ({ world }) => {
  const { access } = await world.user();
  for (const scheme of ['JWT', 'jwt', 'Jwt']) {
    const headers = { authorization: `${scheme} ${access}` };
    const answer = await world.app.inject({ method: 'GET', url: `/api${getProfile.path}`, headers });
    expect([scheme, answer.statusCode]).toEqual([scheme, 200]);
  }
});
