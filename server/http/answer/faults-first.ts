import { AppError, ERRORS, type FieldErrors } from '#core/errors.ts';

/**
 * beyond §23: reports all errors of a body in one response, and before a conflict of state (409). They are collected only after a
 * failure, so that valid requests cost nothing.
 */
export async function faultsFirst<T>(faults: () => FieldErrors, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || ![400, 409].includes(ERRORS[error.code].status)) throw error;
    const fields = { ...(error.code === 'bad_request' && error.detail.fields), ...faults() };
    throw Object.keys(fields).length > 0 ? new AppError('bad_request', { fields }) : error;
  }
}
