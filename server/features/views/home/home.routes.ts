import * as contract from '#core/contract/views/home.ts';
import { routes, serve } from '../../../http/serve.ts';
import { readDesk } from './read-desk.ts';
import { readHome } from './read-home.ts';

export const homeRoutes = routes(
  serve(contract.getHome, ({ deps, actor }) => readHome(deps, actor)),
  serve(contract.getDesk, ({ deps }) => readDesk(deps)),
);
