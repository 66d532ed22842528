import type { ReactNode } from 'react';
import { TextField } from '#web/ui/form/field.tsx';

interface Props {
  name: string;
  label: string;
  hint?: ReactNode;
  companyId: number;
}

/** Handle of a subscriber. A new handle creates one. */
export const SubscriberField = ({ companyId: _, ...field }: Props) => (
  <TextField {...field} optional autoComplete="off" autoCapitalize="none" spellCheck={false} />
);
