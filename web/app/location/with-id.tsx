import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Missing } from '../public/missing.tsx';

/** Id from the URL. Anything but a number is shown as not found: it could change the path of the API call. */
export function WithId({ name, children }: { name: string; children: (id: number) => ReactNode }) {
  const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false });
  const text = params[name] ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? children(Number(text)) : <Missing />;
}
