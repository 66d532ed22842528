import { useRef } from 'react';
import { createNotice, type Notice } from '#core/contract/intake/notices.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { newNoticeCopy as copy } from '#core/copy/intake/notices.ts';
import { CARRIERS, SOURCE, SOURCES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { can } from '#core/rules/records/permissions.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { rolesIn } from '#web/product/companies/roles-in.ts';
import { Button } from '#web/ui/button.tsx';
import { UnsavedGuard } from '#web/ui/dialog/unsaved-guard.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { CompanyField } from './company-field.tsx';
import { ScansField } from './scans-field.tsx';
import { SenderField } from './sender-field.tsx';
import { bodyOf, isPaper, TypedNotice } from './typed-notice.ts';
import { UrlsField } from './urls-field.tsx';

const choices = (list: readonly { id: number; name: string }[]) =>
  list.map(({ id, name }) => ({ value: String(id), label: name }));

/** Today in the user's time zone. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

interface Props {
  me: Profile;
  onAdded: (notice: Notice) => void;
}

/** Form for a notice received by mail, courier, fax or other means. */
export function NewNotice({ me, onAdded }: Props) {
  const own = me.companies.filter(({ id }) => can(me.result, 'notice.handle', { roles: rolesIn(me, id) }));
  const form = useContractForm(TypedNotice, {
    sender: '',
    received_date: today(),
    source: String(SOURCE.post),
    carrier: '',
    company_id: !me.result.is_superuser && own.length === 1 ? String(own[0]?.id) : '',
    urls: [],
    subject: '',
    text: '',
    notes: '',
    dmca_public_id: '',
    dmca_registration_id: '',
    files: [],
  });
  const create = useAct(createNotice, {
    inPlace: true,
    toast: ({ number }) => messages.noticeAdded(number),
  });
  const { isDirty } = form.formState;
  const isAdded = useRef(false);
  const companyId = Number(form.watch('company_id')) || undefined;
  return (
    <Form
      form={form}
      label={copy.newNotice}
      act={(values) => create({ body: bodyOf(values) })}
      onDone={(notice) => {
        isAdded.current = true;
        onAdded(notice);
      }}
      className="flex max-w-[820px] flex-col gap-4"
    >
      <Card title={copy.delivery}>
        <div className="grid gap-5 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <SenderField me={me} companyId={companyId} />
          </div>
          <TextField name="received_date" label={copy.receivedDate} type="date" />
          <SelectField name="source" label={copy.source} options={choices(SOURCES)} />
          {isPaper(String(form.watch('source'))) && (
            <SelectField
              name="carrier"
              label={copy.carrier}
              optional
              none={copy.carrierNone}
              options={choices(CARRIERS)}
            />
          )}
        </div>
      </Card>
      <Card title={copy.reportedMaterial}>
        <div className="flex flex-col gap-5">
          <UrlsField />
          <CompanyField me={me} own={own} />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              name="dmca_public_id"
              label={copy.publicId}
              optional
              autoComplete="off"
              hint={copy.publicIdHint}
            />
            <TextField name="dmca_registration_id" label={copy.registrationId} optional autoComplete="off" />
          </div>
        </div>
      </Card>
      <Card title={copy.content}>
        <div className="flex flex-col gap-5">
          <TextField name="subject" label={copy.subject} optional autoComplete="off" />
          <TextAreaField name="text" label={copy.text} rows={8} optional hint={copy.textHint} />
          <ScansField />
          <TextAreaField name="notes" label={copy.notes} rows={3} optional />
        </div>
      </Card>
      <div className="flex justify-end gap-2">
        <ButtonLink to="/notices">{copy.cancel}</ButtonLink>
        <Button type="submit" variant="primary" pending={create.pending}>
          {copy.addNotice}
        </Button>
      </div>
      <UnsavedGuard isUnsaved={() => isDirty && !isAdded.current} lost={copy.lost} />
    </Form>
  );
}
