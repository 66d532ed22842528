import { useQuery } from '@tanstack/react-query';
import { createEvent, EventFields, listEventTypes } from '#core/contract/records/history.ts';
import type { Company } from '#core/contract/registry/companies.ts';
import { createEventFormCopy as copy } from '#core/copy/records/events.ts';
import { messages } from '#core/messages.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { reading, useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { useCountryOptions } from '#web/product/companies/countries.ts';
import { Button } from '#web/ui/button.tsx';
import { ComboboxField } from '#web/ui/form/combobox-field.tsx';
import { EmailField, TextField } from '#web/ui/form/field.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { Card } from '#web/ui/page/card.tsx';

/** spec §7: event types that people add manually. */
function useTypeOptions() {
  const { data } = useQuery({
    ...reading(listEventTypes, { query: { is_manual: true } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.results.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
}

/** spec §5, the event form: records an outside event, prefilled with the company's current data. */
export function CreateEventForm({ company, onDone }: { company: Company; onDone: () => void }) {
  const types = useTypeOptions();
  const countries = useCountryOptions();
  const create = useAct(createEvent, {
    toast: messages.eventAdded,
  });
  const form = useContractForm(EventFields, {
    event_type: '' as never,
    date: dateOf(new Date()),
    name: '',
    email: company.notice_email ?? '',
    company_name: company.name,
    line1: company.address,
    city: company.city,
    state: company.state,
    zip: company.zip,
    country: company.country,
    dmca_public_id: company.designation?.dmca_public_id ?? '',
    dmca_registration_id: company.designation?.dmca_registration_id ?? '',
    text: '',
  });
  const params = { id: String(company.id) };
  return (
    <Form
      form={form}
      label={copy.newEvent}
      act={(body) => create({ params, body })}
      onDone={onDone}
      className="flex max-w-[720px] flex-col gap-4"
    >
      <Card title={copy.event}>
        <div className="flex flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <ComboboxField name="event_type" label={copy.eventType} options={types} />
            <TextField name="date" label={copy.date} type="date" />
          </div>
          <TextAreaField name="text" label={copy.text} optional />
        </div>
      </Card>
      <Card title={copy.contact}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="name" label={copy.name} autoComplete="off" />
          <EmailField name="email" label={copy.email} autoComplete="off" />
        </div>
      </Card>
      <Card title={copy.companyAtTheTime}>
        <div className="flex flex-col gap-4">
          <TextField name="company_name" label={copy.companyName} autoComplete="off" />
          <TextField name="line1" label={copy.addressLine1} autoComplete="off" />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField name="city" label={copy.city} autoComplete="off" />
            <TextField name="state" label={copy.state} autoComplete="off" />
            <TextField name="zip" label={copy.zip} optional autoComplete="off" />
            <ComboboxField name="country" label={copy.country} options={countries} />
            <TextField name="dmca_public_id" label={copy.publicId} autoComplete="off" />
            <TextField name="dmca_registration_id" label={copy.registrationId} autoComplete="off" />
          </div>
        </div>
      </Card>
      <div className="flex flex-wrap justify-end gap-2">
        <ButtonLink to="/company/$company_id" params={{ company_id: String(company.id) }} search={{ tab: 'events' }}>
          {copy.cancel}
        </ButtonLink>
        <Button type="submit" variant="primary" pending={create.pending}>
          {copy.addEvent}
        </Button>
      </div>
    </Form>
  );
}
