import { ArrowUp } from 'lucide-react';
import { demoLoginsCopy as copy } from '#core/copy/first-screen.ts';

export interface DemoLogin {
  readonly username: string;
  readonly password: string;
}

const PASSWORD = 'safeharbor';
const PEOPLE = [
  { who: copy.customer, username: 'customer@example.com' },
  { who: copy.agent, username: 'agent@example.com' },
];

/** Logins of the two demo users (decisions §1), shown only if the server runs in demo mode. */
export function DemoLogins({ onPick }: { onPick: (login: DemoLogin) => void }) {
  return (
    <section aria-label={copy.demoLogins} className="mt-8 overflow-hidden rounded-lg border border-line bg-sunken">
      <p className="px-4 pt-3 pb-2 text-13 text-ink-2">
        {copy.passwordIntro} <code className="font-mono text-12 text-ink">{PASSWORD}</code>
      </p>
      <ul>
        {PEOPLE.map(({ who, username }) => (
          <li key={username} className="border-t border-line">
            <button
              type="button"
              onClick={() => onPick({ username, password: PASSWORD })}
              className="group flex min-h-11 w-full items-center gap-3 px-4 py-2 text-left text-13 -outline-offset-2 hover:bg-hover"
            >
              <span className="w-18 shrink-0 text-ink-3">{who}</span>
              <span className="min-w-0 flex-1 truncate font-medium text-ink">{username}</span>
              <span className="inline-flex items-center gap-1 text-12 text-primary">
                {copy.fillIn} <ArrowUp size={13} aria-hidden="true" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
