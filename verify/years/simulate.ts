import { setTimeout as wait } from 'node:timers/promises';
import { addDays } from '#core/rules/text/calendar.ts';
import { actsOn } from './people.ts';
import { type Act, makePlan, type Planned } from './plan.ts';
import type { Processes } from './processes.ts';

export interface Simulated {
  companies: (Planned & { id: number })[];
  last: string;
  /** Number of times the clock was set. */
  moments: number;
}

const DEATHS = ['after the charge', 'before the charge', 'at work'] as const;

/** The first second of a day, or slightly later on repeated runs of the same day. */
const momentOf = (date: string, look: number): string =>
  new Date(Date.parse(date) + 1000 + look * 150_000).toISOString();

/** Discrete-event simulation: the clock jumps to the next day with due work or a planned action. */
export async function simulate(processes: Processes, count: number, kills: number): Promise<Simulated> {
  const { companies, last } = makePlan(count);
  const ids = new Map<Planned, number>();
  const acts = new Map<string, { company: Planned; act: Act }[]>();
  for (const company of companies)
    for (const { date, act } of company.acts) acts.set(date, [...(acts.get(date) ?? []), { company, act }]);
  const days = [...acts.keys()].sort();

  let today = days[0]!;
  let [look, moments] = [0, 0];
  processes.setClock(momentOf(today, 0));
  await processes.start();
  const years = Date.parse(last) - Date.parse(today);
  const deathDays = Array.from({ length: kills }, (_, n) =>
    addDays(today, Math.floor(((n + 1) / (kills + 1)) * (years / 86_400_000))),
  );

  while (today <= last) {
    const now = momentOf(today, look);
    processes.setClock(now);
    moments += 1;
    if (deathDays[0] !== undefined && deathDays[0] <= today) {
      deathDays.shift();
      const way = DEATHS[deathDays.length % DEATHS.length]!;
      if (way === 'at work') {
        await wait(moments % 40);
        await processes.kill();
      } else processes.tellToDie(way);
    }
    const next = await processes.settled(now);
    if (next !== null && next <= today) {
      look += 1;
      continue;
    }
    const due = acts.get(today) ?? [];
    if (due.length > 0 && days[0] === today) {
      days.shift();
      const { register, later } = await actsOn(processes);
      for (const { company, act } of due) {
        if (act === 'register') ids.set(company, await register(company));
        else await later[act](ids.get(company)!);
      }
      look += 1;
      continue;
    }
    const following = [next, days[0]].filter((day): day is string => !!day).sort()[0];
    today = following ?? addDays(last, 1);
    look = 0;
  }
  await processes.stop();
  return { companies: companies.map((company) => ({ ...company, id: ids.get(company)! })), last, moments };
}
