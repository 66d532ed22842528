import type { Config } from '../base/config.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../features/views/demo/logins.ts';

/** The startup banner. */
export function welcome(config: Config, kind: 'embedded' | 'postgresql', address: string | undefined): void {
  const lines = [
    address ? `Safeharbor is ready:  ${config.PUBLIC_URL}` : 'Safeharbor is running in the background.',
    '',
    ...(config.DEMO && address
      ? DEMO_LOGINS.map(
          ({ email, is_superuser }) =>
            `  Log in   ${email.padEnd(22)} ${DEMO_PASSWORD}   (${is_superuser ? 'the agent’s staff' : 'a customer'})`,
        )
      : []),
    `  Mail     ${config.SMTP_URL ? 'goes out by SMTP' : `${config.PUBLIC_URL}/mailbox`}`,
    ...(config.RUN !== 'web' && config.INBOUND_SMTP_PORT !== 0
      ? [`  Notices  arrive by SMTP at ${config.INBOUND_SMTP_HOST}:${config.INBOUND_SMTP_PORT}`]
      : []),
    `  Data     ${kind === 'embedded' ? config.DATA_DIR : 'PostgreSQL'}`,
    ...(address ? [`  The API  ${config.PUBLIC_URL}/api/docs`] : []),
  ];
  process.stdout.write(`\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n\n`);
}
