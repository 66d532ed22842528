import { firstMessages as messages } from '#core/first-messages.ts';
import type { CallError } from './call-error.ts';

/** What a person is told of a call that did not succeed. A fault of ours has one sentence; 503 says what to do. */
export const sentenceOf = ({ status, message }: Pick<CallError, 'status' | 'message'>): string =>
  status >= 500 && status !== 503 ? messages.wrong : message;
