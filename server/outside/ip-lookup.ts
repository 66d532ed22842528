import { createRequire } from 'node:module';
import countries from 'i18n-iso-countries';
import ipaddr from 'ipaddr.js';
import { type CountryResponse, open, type Reader } from 'maxmind';

export interface IpLookup {
  /** The country's English name; null for private and unknown addresses. */
  country(ip: string): Promise<string | null>;
}

const DATABASE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

const require = createRequire(import.meta.url);

/** Looks addresses up in a bundled table of countries, without a network call. */
export function offlineIpLookup(): IpLookup {
  countries.registerLocale(require('i18n-iso-countries/langs/en.json'));
  let reader: Promise<Reader<CountryResponse>> | undefined;
  return {
    async country(ip) {
      if (!ipaddr.isValid(ip)) return null;
      const address = ipaddr.process(ip);
      if (address.range() !== 'unicast') return null;
      reader ??= open(require.resolve(DATABASE));
      const found = (await reader).get(address.toString()) as { country_code?: string } | null;
      return found?.country_code ? (countries.getName(found.country_code, 'en') ?? null) : null;
    },
  };
}
