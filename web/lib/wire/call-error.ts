import type { FieldErrors } from '#core/errors.ts';
import { firstMessages as messages } from '#core/first-messages.ts';

/** Failed call. `status` is 0 if there was no response. */
export class CallError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields: FieldErrors = {},
    readonly requestId: string | null = null,
    /** Tells a 403 apart from the others. */
    readonly code: string | null = null,
  ) {
    super(message);
    this.name = 'CallError';
  }
}

/** Error for a request without a readable response (spec §8). */
export const networkError = (): CallError => new CallError(0, messages.networkError);

/** Parses a list of `field:message` entries (decisions §2), split at the first colon. */
function readFields(errors: unknown): FieldErrors {
  const fields: FieldErrors = {};
  for (const entry of Array.isArray(errors) ? errors : []) {
    const [, field, message] = /^([^:]+):([\s\S]*)$/.exec(String(entry)) ?? [];
    if (field === undefined || message === undefined) continue;
    fields[field] = [...(fields[field] ?? []), message.trim()];
  }
  return fields;
}

/** Parses an error response. A response without our JSON (an error page of a proxy) gets a generic message. */
export async function readError(response: Response): Promise<CallError> {
  const body: unknown = await response.json().catch(() => null);
  const parsed: { message?: unknown; errors?: unknown; code?: unknown } =
    typeof body === 'object' && body !== null ? body : {};
  const message =
    typeof parsed.message === 'string' && parsed.message ? parsed.message : messages.requestFailed(response.status);
  const code = typeof parsed.code === 'string' ? parsed.code : null;
  const requestId = response.headers.get('x-request-id');
  return new CallError(response.status, message, readFields(parsed.errors), requestId, code);
}

/** The server requires a second factor that is not set up. */
export const needsFactor = (error: unknown): boolean => error instanceof CallError && error.code === 'factor_required';

export const isNotFound = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 403) && !needsFactor(error);

/** Text of a failed call for the user. All 5xx errors share one sentence, except 503, which says what to do. */
export const errorText = ({ status, message }: Pick<CallError, 'status' | 'message'>): string =>
  status >= 500 && status !== 503 ? messages.wrong : message;
