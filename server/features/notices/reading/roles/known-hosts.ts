import { isUnder } from '../links/host-name.ts';

/** Named in notices everywhere and complained of nowhere: the law, its offices, registers of notices, keys, schemas. */
const BYSTANDERS = [
  'copyright.gov',
  'loc.gov',
  'uspto.gov',
  'ustr.gov',
  'house.gov',
  'govinfo.gov',
  'gpo.gov',
  'law.cornell.edu',
  'wipo.int',
  'europa.eu',
  'legislation.gov.uk',
  'gesetze-im-internet.de',
  'legifrance.gouv.fr',
  'creativecommons.org',
  'gnu.org',
  'lumendatabase.org',
  'chillingeffects.org',
  'acns.net',
  'x-arf.org',
  'xarf.org',
  'w3.org',
  'ietf.org',
  'pgp.mit.edu',
  'keys.openpgp.org',
  'keyserver.ubuntu.com',
  'gnupg.org',
  'schemas.microsoft.com',
  'schemas.openxmlformats.org',
  'purl.org',
];

export const isBystander = (host: string): boolean => BYSTANDERS.some((name) => isUnder(host, name));

/** Everybody's mail, so nobody's own site. Names for documentation are everybody's as well. */
const SHARED = new Set(
  `aol.com bk.ru comcast.net fastmail.com free.fr gmail.com gmx.at gmx.ch gmx.de gmx.net googlemail.com hotmail.com hotmail.co.uk
  hotmail.de hotmail.fr icloud.com inbox.ru laposte.net libero.it list.ru live.com live.de mac.com mail.com mail.ru me.com msn.com
  naver.com orange.fr outlook.com outlook.de pm.me proton.me protonmail.com qq.com rambler.ru rocketmail.com sbcglobal.net t-online.de
  tutanota.com verizon.net wanadoo.fr web.de wp.pl yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.com yahoo.de yahoo.fr yandex.com yandex.ru
  ymail.com zoho.com 126.com 163.com example.com example.net example.org`.split(/\s+/),
);

export const isShared = (name: string): boolean => SHARED.has(name);

/** A page of rules, help or contact. */
export const isRulesPage = (url: string): boolean =>
  /^[a-z]+:\/\/(?:help|docs|support|legal|polic(?:y|ies)|faq|kb|abuse)\./i.test(url) ||
  /^[a-z]+:\/\/[^/]+\/(?:[^?#]*[/_-])?(?:dmca|copyright|terms|tos|privacy|polic(?:y|ies)|legal|imprint|impressum|agb|abuse|help|support|faqs?|contact|about|unsubscribe|preferences)(?:[/?#._-]|$)/i.test(
    url,
  );
