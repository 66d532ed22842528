/**
 * The long checks: what each says, what runs it, and the line whose loss must turn it red. `broken` is applied to a copy
 * of the project (scripts/lib/broken-copy.mjs), never to the product.
 */
export const checks = [
  {
    name: 'process-crash',
    says: 'kill -9 under load, again and again: nothing acknowledged is lost',
    tests: ['verify/process-crash.check.ts'],
    broken: {
      file: 'server/jobs/queue.ts',
      from: 'await handler.run(job.payload, abort.signal, job.attempts);',
      to: 'await finishJob(db, job.id, lease); await handler.run(job.payload, abort.signal, job.attempts);',
    },
  },
  {
    name: 'postgres-crash',
    says: 'PostgreSQL cut off and started again under load: nothing acknowledged is lost',
    tests: ['verify/postgres-crash.check.ts'],
    postgresql: true,
    broken: {
      file: 'server/db/open.ts',
      from: "options: '-c timezone=UTC',",
      to: "options: '-c timezone=UTC -c synchronous_commit=off',",
    },
  },
  {
    name: 'disk-full',
    says: 'the disk runs full under load: kept or told to come again, and it recovers',
    tests: ['verify/disk-full.check.ts'],
    postgresql: true,
    broken: {
      file: 'server/mail/inbound-smtp.ts',
      from: 'answer(error instanceof Refusal ? error : IN_DOUBT);',
      to: "answer(null, 'OK');",
    },
  },
  {
    name: 'outage',
    says: 'mail server and gateway away for a while: each mail goes out once, each order is charged once',
    tests: ['verify/outage.check.ts'],
    postgresql: true,
    broken: {
      file: 'server/jobs/queue.ts',
      from: 'const wait = handler.every ?? handler.retry[job.attempts - 1];',
      to: 'const wait = handler.every;',
    },
  },
  {
    name: 'sigstop',
    says: 'a worker and a web process stopped in the middle: nothing is lost, nothing is done twice',
    tests: ['verify/sigstop.check.ts'],
    postgresql: true,
    broken: {
      file: 'server/jobs/jobs.queries.ts',
      from: 'export const LEASE_SECONDS = 30;',
      to: 'export const LEASE_SECONDS = 3000;',
    },
  },
  {
    name: 'payment-races',
    says: 'one order, one charge, whatever arrives at once at two processes',
    tests: ['verify/payment-races.check.ts'],
    postgresql: true,
    broken: {
      file: 'server/db/migrations/004-companies-and-orders.sql',
      from: 'create unique index payments_one_charge',
      to: 'create index payments_one_charge',
    },
  },
  {
    name: 'domain-races',
    says: 'one name, one holder, however many orders ask for it at once',
    tests: ['verify/domain-races.check.ts'],
    postgresql: true,
    broken: {
      file: 'server/db/migrations/004-companies-and-orders.sql',
      from: 'create unique index domains_holder',
      to: 'create index domains_holder',
    },
  },
  {
    name: 'fuzz',
    says: 'every endpoint with anything at all: no 5xx, no hang, memory flat',
    tests: ['verify/fuzz.check.ts'],
    postgresql: true,
    broken: { file: 'core/constants.ts', from: 'ID_MAX = 2 ** 31 - 1', to: 'ID_MAX = 2 ** 32' },
  },
  {
    name: 'list-leaks',
    says: 'no filter, search or ordering of any list tells of another company',
    tests: ['verify/list-leaks.check.ts'],
    postgresql: true,
    // Of orders alone, and only when they are asked for by a domain.
    broken: {
      file: 'server/features/orders/order-list.queries.ts',
      from: '...(scope.all ? []',
      to: '...(scope.all || query.domain ? []',
    },
  },
  {
    name: 'token-attacks',
    says: 'forged tokens open no door, and refresh families end as the rules say',
    tests: ['verify/token-attacks.check.ts'],
    postgresql: true,
    broken: {
      file: 'server/features/auth/access-token.ts',
      from: "algorithms: ['HS256'],",
      to: '',
    },
  },
  {
    name: 'history-tampering',
    says: 'whatever is done to whichever entry of the history is found',
    tests: ['verify/history-tampering.check.ts'],
    postgresql: true,
    broken: {
      file: 'server/db/history.ts',
      from: 'unlike || hashOf(row) !== hash',
      to: 'unlike',
    },
  },
];
