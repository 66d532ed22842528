import * as contract from '#core/contract/views/find.ts';
import { routes, serve } from '../../../http/serve.ts';
import { findAnything } from './find-anything.ts';

export const findRoutes = routes(serve(contract.find, ({ deps, actor, query }) => findAnything(deps, actor, query)));
