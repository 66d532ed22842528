import { readFileSync, statSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { privacyText, termsText } from '#core/copy/views/legal.ts';
import { ConfigError } from '../../../base/config.ts';
import type { Deps } from '../../../deps.ts';
import { html, sendPage } from '../../../http/answer/page.ts';
import { renderLegal } from './legal-text.ts';

const MAX_BYTES = 500 * 1024;

/** The operator's file. One that can't be read stops the start, because the default would state other terms. */
function readText(setting: 'TERMS_FILE' | 'PRIVACY_FILE', path: string): string {
  try {
    if (statSync(path).size <= MAX_BYTES) return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch {
    throw new ConfigError(`${setting}: ${path} can't be read as UTF-8 text`);
  }
  throw new ConfigError(`${setting}: ${path} is larger than 500 KB`);
}

/** Terms of service and privacy policy: public, and the operator's own if set. */
export function serveLegal(app: FastifyInstance, { config }: Pick<Deps, 'config'>): void {
  const pages = [
    { path: '/terms', title: 'Terms of service', setting: 'TERMS_FILE', standard: termsText },
    { path: '/privacy', title: 'Privacy policy', setting: 'PRIVACY_FILE', standard: privacyText },
  ] as const;
  for (const { path, title, setting, standard } of pages) {
    const file = config[setting];
    const text = renderLegal(
      file === undefined ? standard(config.AGENT_ORGANIZATION, config.SUPPORT_EMAIL) : readText(setting, file),
      title,
    );
    const body = html`${text}<p><a href="/welcome">About Safeharbor</a> · <a href="/terms">Terms</a> · <a href="/privacy">Privacy</a> · <a href="/login">Log in</a></p>`;
    app.get(path, (_request, reply) => sendPage(reply, title, body));
  }
}
