import { z } from 'zod';
import { messages } from '../../messages.ts';
import { endpoint } from '../endpoint.ts';
import { ById, longText } from '../fields.ts';
import { Note } from './orders.ts';

export const QUESTION_CHARS = 2000;
export const OrderQuestion = z.object({ text: longText(messages.questionRequired, QUESTION_CHARS) });

export const askCustomer = endpoint({
  name: 'askCustomer',
  summary: 'Email a question about an order to the company’s owners and administrators. Their answers become notes.',
  method: 'POST',
  path: '/orders/:id/questions/',
  access: 'superuser',
  rate: 'standard',
  touches: ['order', 'note', 'history'],
  mails: 'routed',
  params: ById,
  body: OrderQuestion,
  response: Note,
  status: 201,
  errors: ['bad_request', 'unauthenticated', 'superuser_only', 'not_found', 'nobody_to_ask'],
});
