import { type KyselyPlugin, type OperationNode, type RootOperationNode, TableNode } from 'kysely';
import { start } from '#server/app/start.ts';
import { addSeconds } from '#server/base/clock.ts';
import type { Deps } from '#server/deps.ts';
import type { CardGateway } from '#server/outside/card-gateway/card-gateway.ts';

/** The product as a process that dies at one point of a payment (`DIE_AT`) or runs with its clock ahead. */
const { DIE_AT = '', SECONDS_AHEAD = '0', ...settings } = process.env;

const die = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('dead');
};

let charged = false;

const dying = (gateway: CardGateway): CardGateway => ({
  ...gateway,
  async charge(charge, signal) {
    if (DIE_AT === 'before the charge') die();
    const said = await gateway.charge(charge, signal);
    charged = true;
    if (DIE_AT === 'after the charge') die();
    return said;
  },
});

const tableName = (node: OperationNode | undefined): string =>
  node && TableNode.is(node) ? node.table.identifier.name : '';

/** A statement as kind and table, such as `insert invoices`. */
function statement(node: RootOperationNode): string {
  if (node.kind === 'RawNode') return /update history_head/.exec(node.sqlFragments.join(''))?.[0] ?? '';
  if (node.kind === 'InsertQueryNode') return `insert ${tableName(node.into)}`;
  return node.kind === 'UpdateQueryNode' ? `update ${tableName(node.table)}` : '';
}

/** Dies at the first matching statement after the gateway's success. */
const deadly: KyselyPlugin = {
  transformQuery({ node }) {
    if (charged && DIE_AT !== '' && statement(node) === DIE_AT) die();
    return node;
  },
  transformResult: async ({ result }) => result,
};

await start(settings, (deps: Deps) => ({
  ...deps,
  clock: { now: () => addSeconds(new Date(), Number(SECONDS_AHEAD)) },
  gateway: dying(deps.gateway),
  db: deps.db.withPlugin(deadly),
}));
