import type { z } from 'zod';
import { messages } from '#core/messages.ts';

const TYPES: Readonly<Record<string, string>> = {
  string: 'Should be text',
  number: 'Should be a number',
  int: 'Should be a whole number',
  boolean: 'Should be true or false',
  array: 'Should be a list',
  object: 'Should be an object',
  record: 'Should be an object',
};

const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

/** The default message of a validation error. Contains nothing of the input. */
export function validationMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return messages.fieldRequired;
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? messages.badRequest;
    case 'invalid_value':
      return `Should be one of ${issue.values.join(', ')}`;
    case 'too_small':
      return `Should be at least ${issue.minimum}${UNITS[issue.origin] ?? ''}`;
    case 'too_big':
      return `Should be at most ${issue.maximum}${UNITS[issue.origin] ?? ''}`;
    default:
      return messages.badRequest;
  }
}
