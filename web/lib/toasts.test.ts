import { afterEach, expect, test } from 'vitest';
import { messages } from '#core/messages.ts';
import { toast, toastStore } from './toasts.ts';

afterEach(() => toast.dismiss());

test('the not-found toast is shown for 6 seconds and leads to the support address (spec §8)', () => {
  toast.notFound();
  expect(toastStore.get()).toMatchObject({ tone: 'bad', text: messages.notFound, ms: 6000, contact: true });
});

test('a toast is shown for 6 seconds unless told otherwise', () => {
  toast.success('Saved');
  expect(toastStore.get()).toMatchObject({ tone: 'ok', text: 'Saved', ms: 6000, contact: false });
  toast.error('Failed', { ms: 11_000 });
  expect(toastStore.get()).toMatchObject({ tone: 'bad', text: 'Failed', ms: 11_000 });
});

test('a new toast replaces the previous one, which can no longer be dismissed', () => {
  toast.success('First');
  const first = toastStore.get()!.id;
  toast.success('Second');
  toast.dismiss(first);
  expect(toastStore.get()?.text).toBe('Second');
});
