import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Missing } from '../public/missing.tsx';

/** UUID from the URL; anything else is shown as not found. */
export function WithUuid({ name, children }: { name: string; children: (uuid: string) => ReactNode }) {
  const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false });
  const text = params[name] ?? '';
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? children(text) : <Missing />;
}
