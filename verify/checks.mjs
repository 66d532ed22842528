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
      file: 'server/db/open/open-postgres.ts',
      from: "options: '-c timezone=UTC",
      to: "options: '-c timezone=UTC -c synchronous_commit=off",
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
    // Each of the two would do: the order's lock, under which is looked, and the index.
    broken: [
      {
        file: 'server/db/migrations/003-trade.sql',
        from: 'create unique index payments_one_charge',
        to: 'create index payments_one_charge',
      },
      {
        file: 'server/features/trade/orders/orders.queries.ts',
        from: "within(db, scope).where('id', '=', id).forUpdate()",
        to: "within(db, scope).where('id', '=', id)",
      },
    ],
  },
  {
    name: 'domain-races',
    says: 'one name, one holder, however many orders ask for it at once',
    tests: ['verify/domain-races.check.ts'],
    postgresql: true,
    // The index, and the clause that cannot be said without it.
    broken: [
      {
        file: 'server/db/migrations/002-registry.sql',
        from: 'create unique index domains_holder',
        to: 'create index domains_holder',
      },
      {
        file: 'server/features/registry/domains/order-domains.queries.ts',
        from: 'on conflict (name) where status_id in (10, 13) do nothing',
        to: '',
      },
    ],
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
      file: 'server/features/trade/orders/order-list.queries.ts',
      from: '...(scope.all ? []',
      to: '...(scope.all || query.domain ? []',
    },
  },
  {
    name: 'reassignment',
    says: 'notices assigned to and fro: each company keeps what it added and sees nothing of the others',
    tests: ['verify/reassignment.check.ts'],
    postgresql: true,
    broken: {
      file: 'server/features/intake/handling/assign-company.ts',
      from: 'const isFree = notice.company_id === null && notice.company_deleted_date === null;',
      to: 'const isFree = true;',
    },
  },
  {
    name: 'token-attacks',
    says: 'forged tokens open no door, and refresh families end as the rules say',
    tests: ['verify/token-attacks.check.ts'],
    postgresql: true,
    broken: {
      file: 'server/features/records/auth/access-token.ts',
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
  {
    name: 'mass-assignment',
    says: 'no write takes a column that its call does not name',
    tests: ['verify/mass-assignment.check.ts'],
    postgresql: true,
    broken: {
      file: 'core/contract/users.ts',
      from: 'UserNames = z.object(',
      to: 'UserNames = z.looseObject(',
    },
  },
  {
    name: 'relay',
    says: 'free accounts cannot make the product write to strangers beyond the limits',
    tests: ['verify/relay.check.ts'],
    postgresql: true,
    broken: {
      file: 'server/mail/named-mails.ts',
      from: 'if (wait === 0) await insertNamedMail(tx.db, mail);',
      to: '',
    },
  },
  {
    name: 'card-canary',
    says: 'no card number in the database’s files, a dump, a backup, the log, the mails or an answer',
    tests: ['verify/card-canary.check.ts'],
    postgresql: true,
    broken: {
      file: 'server/outside/card-gateway/sandbox.ts',
      from: '...card.face, behaviour }',
      to: '...card.face, brand: card.reveal().number, behaviour }',
    },
  },
  {
    name: 'stored-xss',
    says: 'a corpus of scripts in every text, opened in Chromium on every screen: shown, never run',
    tests: ['verify/stored-xss.check.ts'],
    needs: ['build'],
    postgresql: true,
    broken: {
      file: 'server/reader/text/safe-html.ts',
      from: 'if (depth > DEPTH_MAX || tags > TAGS_MAX) return null;',
      to: 'return html;',
    },
  },
  {
    name: 'hostile-mail',
    says: 'mail made to exhaust, confuse or break its reader is taken and kept, and nobody else waits',
    tests: ['tests/hostile-mail.test.ts'],
    postgresql: true,
    broken: {
      file: 'server/reader/text/safe-html.ts',
      from: 'if (depth > DEPTH_MAX || tags > TAGS_MAX) return null;',
      to: 'return html;',
    },
  },
  {
    name: 'busy-machine',
    says: 'beside sixteen busy processes, 300 mails of all kinds are read and routed as on a quiet machine',
    tests: ['verify/busy-machine.check.ts'],
    postgresql: true,
    // The limit counts the time that passes instead of the thread's processor time: 7 s for a first try.
    broken: [
      {
        file: 'server/threads/thread.ts',
        from: 'const limit = threadSeconds(task) + seconds;',
        to: 'const limit = performance.now() / 1000 + seconds;',
      },
      {
        file: 'server/threads/thread.ts',
        from: 'if (threadSeconds(task) < limit) return;',
        to: 'if (performance.now() / 1000 < limit) return;',
      },
    ],
  },
  {
    name: 'hostile-sheets',
    says: 'sheets made to unfold, nest, lie or break are answered in time',
    tests: ['verify/hostile-sheets.check.ts'],
    postgresql: true,
    broken: {
      file: 'server/sheets/sheet-zip.ts',
      from: '{ maxOutputLength: Math.max(1, budget) }',
      to: '{}',
    },
  },
  {
    name: 'sheet-starvation',
    says: 'one account floods with the worst sheets: everybody else’s are read meanwhile',
    tests: ['verify/sheet-starvation.check.ts'],
    postgresql: true,
    broken: {
      file: 'server/sheets/read-domain-sheet.ts',
      from: '{ bytes: new Uint8Array(bytes), kind }, { account });',
      to: '{ bytes: new Uint8Array(bytes), kind }, { account: account && undefined });',
    },
  },
  {
    name: 'upload-starvation',
    says: 'stalled uploads of several accounts hold no more than their budget, keep nobody out, and end',
    tests: ['verify/upload-starvation.check.ts'],
    postgresql: true,
    broken: {
      file: 'server/http/incoming-bodies.ts',
      from: 'while (this.#held + bytes > this.budget) {',
      to: 'while (bytes < 0) {',
    },
  },
  {
    name: 'backup',
    says: 'a backup of a running system, restored into an empty one, is the same data',
    tests: ['tests/crash/backup.test.ts'],
    postgresql: true,
    broken: {
      file: 'server/db/backup/load.ts',
      from: 'await setSequences(tx, said!.sequences);',
      to: '',
    },
  },
  {
    name: 'backup-moment',
    says: 'a backup that is taken while many write is of one moment',
    tests: ['verify/backup-moment.check.ts'],
    postgresql: true,
    broken: {
      file: 'server/db/backup/dump.ts',
      from: ".setIsolationLevel('repeatable read')",
      to: ".setIsolationLevel('read committed')",
    },
  },
  {
    name: 'rolling-restart',
    says: 'each process restarted in turn under load: no request and no job is lost or done twice',
    tests: ['tests/crash/rolling-restart.test.ts'],
    postgresql: true,
    broken: {
      file: 'server/start.ts',
      from: 'drain().then(',
      to: 'Promise.resolve().then(',
    },
  },
  {
    name: 'mail-flood',
    says: 'a flood of mail while process and PostgreSQL are killed: each message once, for each company',
    script: (scale) => {
      const count = String(Math.max(300, Math.round(1500 * scale)));
      return ['bench/flood.ts', '--messages', count, '--kills', '6', '--restarts', '3'];
    },
    figure: /^\d+ s: (\d+ acknowledged after \d+ tries)$/m,
    red: /SOMETHING WAS LOST/,
    broken: {
      file: 'server/mail/inbound-smtp.ts',
      from: 'await receive({ raw: message.raw,',
      to: 'void (async (given: InboundMessage) => receive(given).catch(() => undefined))({ raw: message.raw,',
    },
  },
  {
    name: 'years',
    says: 'three simulated years with deaths: every reminder, charge and expiry once',
    tests: ['tests/years/'],
    postgresql: true,
    // `npm run simulate-years -- --companies 1000` takes longer than all of this.
    env: (scale) => ({
      SIMULATED_COMPANIES: String(Math.max(24, Math.round(100 * scale))),
      SIMULATED_DEATHS: String(Math.max(2, Math.round(8 * scale))),
    }),
    figure: /^postgresql: (\d+ companies, .*)$/m,
    broken: {
      file: 'core/constants.ts',
      from: 'CHARGE_RETRY_DAYS = [1, 3, 7]',
      to: 'CHARGE_RETRY_DAYS = [1, 3]',
    },
  },
  {
    name: 'every-look',
    says: 'every route at 375 px in the dark, for every kind of user: axe finds nothing serious',
    tests: ['verify/every-look.check.ts'],
    needs: ['build'],
    broken: { file: 'web/ui/theme.css', from: '--ink-3: #8f9c96;', to: '--ink-3: #45504b;' },
  },
];
