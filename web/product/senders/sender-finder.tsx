import { useQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { type Contact, listContacts } from '#core/contract/intake/contacts.ts';
import { senderFinderCopy as copy } from '#core/copy/product.ts';
import { reading } from '#web/lib/call/query.ts';
import { Finder } from '../../ui/form/finder.tsx';

export type KnownSender = Pick<Contact, 'id' | 'name' | 'email'>;

interface Props {
  id?: string;
  label: string;
  chosen: KnownSender | null;
  /** Id of a sender that can't be selected. */
  except?: number;
  /** Adds an option that creates a new sender. */
  onNew?: () => void;
  onChoose: (sender: KnownSender) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  invalid?: boolean;
  describedBy?: string;
}

const option = ({ id, name, email }: KnownSender) => ({ value: String(id), label: name || email, text: email });
const NEW = { value: 'new', label: copy.newSender };

/** Sender search by name or email address. */
export function SenderFinder({ label, chosen, except, onNew, onChoose, ...rest }: Props) {
  const [search, setSearch] = useState('');
  const { data } = useQuery(
    reading(listContacts, { query: { search: search || undefined, limit: 20, ordering: 'name' } }),
  );
  const found = data?.results.filter(({ id }) => id !== except);
  return (
    <Finder
      {...rest}
      label={label}
      placeholder={copy.placeholder}
      chosen={chosen && option(chosen)}
      found={found && [...found.map(option), ...(onNew ? [NEW] : [])]}
      onSearch={setSearch}
      onChoose={(choice) => {
        if (choice?.value === NEW.value) onNew?.();
        const sender = found?.find(({ id }) => String(id) === choice?.value);
        if (sender) onChoose(sender);
      }}
    />
  );
}
