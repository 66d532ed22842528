import { isSameOrSubdomain, registrableDomain } from '../links/host-name.ts';

/** Sites that notices cite and never report: laws, copyright offices, notice databases, key servers, schemas. */
const REFERENCE_SITES = [
  'copyright.gov',
  'loc.gov',
  'uspto.gov',
  'ustr.gov',
  'house.gov',
  'govinfo.gov',
  'gpo.gov',
  'law.cornell.edu',
  'casetext.com',
  'justia.com',
  'findlaw.com',
  'courtlistener.com',
  'oyez.org',
  'dejure.org',
  'boe.es',
  'normattiva.it',
  'wipo.int',
  'tmdn.org',
  'dpma.de',
  'inpi.fr',
  'oepm.es',
  'ige.ch',
  'europa.eu',
  'overheid.nl',
  'admin.ch',
  'riksdagen.se',
  'lagen.nu',
  'retsinformation.dk',
  'lovdata.no',
  'finlex.fi',
  'zakonyprolidi.cz',
  'slov-lex.sk',
  'njt.hu',
  'canlii.org',
  'austlii.edu.au',
  'bailii.org',
  'irishstatutebook.ie',
  'diariodarepublica.pt',
  'dre.pt',
  'consultant.ru',
  'garant.ru',
  'nic.in',
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

/** Government domains. */
const GOVERNMENT =
  /(?:^|\.)(?:gov|gob|gouv|gv|govt|gub|fgov|mil)(?:\.[a-z]{2})?$|\.(?:go\.(?:jp|kr|id|th|ke|tz|ug|cr)|gc\.ca)$/;

export const isLegalReference = (host: string): boolean =>
  REFERENCE_SITES.some((name) => isSameOrSubdomain(host, name));
export const isReferenceSite = (host: string): boolean => GOVERNMENT.test(host) || isLegalReference(host);

/** Marketplaces and platforms where senders sell and present their own work. */
const MARKETPLACES = new Set(
  `amazon apple audible audiomack bandcamp barnesandnoble beatport behance bokus adlibris deezer deviantart ebay etsy facebook fansly
  flickr fnac goodreads imdb instagram itch kobo linkedin linktr litres manyvids netflix onlyfans patreon pinterest pixiv primevideo
  shutterstock smashwords soundcloud spotify steampowered thalia tidal tiktok tumblr twitch twitter udemy vimeo waterstones wikipedia x
  youtube youtu 500px gettyimages alamy adobe gumroad kickstarter threads teachable thinkific skillshare coursera
  ravelry redbubble society6 fineartamerica saatchiart artstation dribbble thingiverse cults3d cgtrader turbosquid themeforest
  codecanyon creativemarket envato istockphoto dreamstime depositphotos unsplash substack medium wattpad webtoons royalroad viaplay
  hulu disneyplus hbomax crunchyroll mubi qobuz napster gog epicgames playstation xbox nintendo walmart booktopia bol hugendubel
  casadellibro feltrinelli mondadoristore raiplay bokklubben bookshop blurb lulu cdbaby distrokid mixcloud genius discogs doi orcid worldcat
  github gitlab bitbucket npmjs pypi sourceforge vk steamcommunity boardgamegeek houzz filmin movistarplus rtve allocine filmaffinity
  letterboxd rottentomatoes themoviedb thetvdb musicbrainz jstor sciencedirect springer wiley ozon labirint kinopoisk okko allegro empik
  kakao naver piccoma rakuten dlsite kosmas storytel nextory saxo cdon spreaker podbean libsyn acast buzzsprout buymeacoffee ko-fi
  subscribestar boosty payhip domestika hotmart filmweb csfd lubimyczytac dnb bandsintown trustpilot crunchbase xing`.split(
    /\s+/,
  ),
);
const STORES = [
  'web.archive.org',
  'archive.ph',
  'archive.today',
  'urlscan.io',
  'virustotal.com',
  'calendly.com',
  'perma.cc',
  'play.google.com',
  'books.google.com',
  'books.apple.com',
  'music.apple.com',
  'itunes.apple.com',
];

export function isMarketplace(host: string): boolean {
  const name = registrableDomain(host);
  return MARKETPLACES.has(name.split('.', 1)[0]!) || STORES.some((store) => isSameOrSubdomain(host, store));
}

/** A click tracker or a mailing service. */
export const isTracker = (host: string): boolean =>
  /^(?:clicks?|links?|track(?:ing|er)?|trk|lnk|mailer|mailing|mailings|email|unsubscribe|opens?|ct|url\d+|sendgrid)\./i.test(
    host,
  ) ||
  /^(?:sendgrid|mailchimp|list-manage|mailgun|hubspot|constantcontact|sendinblue|brevo|mandrillapp|mailjet|urldefense|safelinks)\b/i.test(
    registrableDomain(host),
  );

/** Mail providers, whose domains are not the site of a sender; includes the domains reserved for documentation. */
const MAIL_PROVIDERS = new Set(
  `aol.com bk.ru comcast.net fastmail.com free.fr gmail.com gmx.at gmx.ch gmx.de gmx.net googlemail.com hotmail.com hotmail.co.uk
  hotmail.de hotmail.fr icloud.com inbox.ru laposte.net libero.it list.ru live.com live.de mac.com mail.com mail.ru me.com msn.com
  naver.com orange.fr outlook.com outlook.de pm.me proton.me protonmail.com qq.com rambler.ru rocketmail.com sbcglobal.net t-online.de
  tutanota.com verizon.net wanadoo.fr web.de wp.pl yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.com yahoo.de yahoo.fr yandex.com yandex.ru
  ymail.com zoho.com 126.com 163.com example.com example.net example.org`.split(/\s+/),
);

export const isMailProvider = (name: string): boolean => MAIL_PROVIDERS.has(name);

/** A policy, help or contact page. */
export const isPolicyPage = (url: string): boolean =>
  /^[a-z]+:\/\/(?:help|docs|support|legal|polic(?:y|ies)|faq|kb|abuse)\./i.test(url) ||
  /^[a-z]+:\/\/[^/]+\/(?:[^?#]*[/_-])?(?:dmca|copyright|terms|tos|privacy|polic(?:y|ies)|legal|imprint|impressum|agb|abuse|help|support|faqs?|contact|about|unsubscribe|preferences)(?:[/?#._-]|$)/i.test(
    url,
  );
