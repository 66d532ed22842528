import * as contract from '#core/contract/views/queue.ts';
import { routes, serve } from '../../../http/serve.ts';
import { countQueue, readQueue } from './read-queue.ts';

export const queueRoutes = routes(
  serve(contract.listQueue, ({ deps, query }) => readQueue(deps, query)),
  serve(contract.countQueue, ({ deps }) => countQueue(deps)),
);
