import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Company } from '#core/contract/registry/companies.ts';
import { connectXero, type XeroContact } from '#core/contract/trade/accounting.ts';
import { linkContactDialogCopy as copy } from '#core/copy/trade/accounting.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { CallError } from '#web/lib/wire/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { FieldFrame } from '#web/ui/form/field.tsx';
import { Finder } from '#web/ui/form/finder.tsx';
import { contactsReading } from './queries.ts';

interface Props {
  readonly company: Company;
  readonly onClose: () => void;
}

const option = ({ contact_id, name, email }: XeroContact) => ({ value: contact_id, label: name, text: email });

/** Searches before linking, to avoid duplicate contacts. */
export function LinkContactDialog({ company, onClose }: Props) {
  const [search, setSearch] = useState(company.name);
  const [chosen, setChosen] = useState<XeroContact | null>(null);
  const [rejection, setRejection] = useState<string | null>(null);
  const { data, error } = useQuery(contactsReading(search));
  const connect = useAct(connectXero, { toast: messages.contactLinked, inPlace: true });
  const problem = rejection ?? (error instanceof CallError ? error.message : null);

  const link = async () => {
    if (!chosen) return setRejection(messages.contactIdRequired);
    const outcome = await connect({ params: { id: String(company.id) }, body: { contact_id: chosen.contact_id } });
    if (outcome?.done) onClose();
    else if (outcome) setRejection(outcome.message);
  };

  return (
    <Dialog title={copy.title} description={copy.description(company.name)} size="sm" onClose={onClose}>
      <form
        noValidate
        aria-label={copy.linkContact}
        className="flex flex-1 flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          void link();
        }}
      >
        <FieldFrame id="xero-contact" label={copy.contact} error={problem ?? undefined}>
          <Finder
            id="xero-contact"
            label={copy.contact}
            placeholder={copy.placeholder}
            chosen={chosen && option(chosen)}
            found={error ? [] : data?.results.map(option)}
            onSearch={(text) => {
              setRejection(null);
              setSearch(text);
            }}
            onChoose={(choice) => {
              setRejection(null);
              setChosen(data?.results.find(({ contact_id }) => contact_id === choice?.value) ?? null);
            }}
            invalid={problem !== null}
            describedBy={problem ? 'xero-contact-error' : undefined}
          />
        </FieldFrame>
        <Suggestion
          company={company}
          found={search === company.name ? data?.results : undefined}
          chosen={chosen}
          onChoose={setChosen}
        />
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={connect.pending}>
            {copy.linkContact}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}

interface SuggestionProps {
  readonly company: Company;
  readonly found: readonly XeroContact[] | undefined;
  readonly chosen: XeroContact | null;
  readonly onChoose: (contact: XeroContact) => void;
}

/** Suggests contacts that match the company's name. */
function Suggestion({ company, found, chosen, onChoose }: SuggestionProps) {
  if (!found || chosen) return null;
  const [first] = found;
  if (!first) {
    return <p className="mt-3 text-13 text-ink-3 text-pretty">{copy.noMatches(company.name)}</p>;
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 text-13 text-ink-3">
      <span>{copy.suggested}</span>
      <Button size="sm" onClick={() => onChoose(first)}>
        {first.name}
      </Button>
    </div>
  );
}
