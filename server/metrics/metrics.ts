import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Counters of events. Labels contain only routes, jobs and states, never a person or company. */
export interface Metrics {
  request(call: { method: string; route: string; status: number; seconds: number }): void;
  jobFailed(name: string): void;
  mailSettled(state: 'sent' | 'failed'): void;
  messageReceived(): void;
}

export interface Counted extends Metrics {
  readonly registry: Registry;
}

const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function makeMetrics(): Counted {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'safeharbor_http_requests_total',
    help: 'Requests by declared route',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'safeharbor_http_request_duration_seconds',
    help: 'Duration of requests',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'safeharbor_job_failures_total',
    help: 'Failed attempts of background jobs, including those that succeeded later',
    labelNames: ['name'],
    registers,
  });
  const mails = new Counter({
    name: 'safeharbor_mails_total',
    help: 'Outgoing mails by outcome',
    labelNames: ['state'],
    registers,
  });
  const received = new Counter({
    name: 'safeharbor_inbound_received_total',
    help: 'Inbound messages accepted, including duplicates',
    registers,
  });
  return {
    registry,
    request({ method, route, status, seconds }) {
      requests.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
    jobFailed: (name) => failures.inc({ name }),
    mailSettled: (state) => mails.inc({ state }),
    messageReceived: () => received.inc(),
  };
}
