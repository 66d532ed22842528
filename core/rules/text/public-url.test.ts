import { expect, test } from 'vitest';
import { isPublicUrl } from './public-url.ts';

const PUBLIC = [
  'http://example.com',
  'https://example.com/',
  'HTTPS://Example.COM/Path?q=a@b#part',
  'ftp://files.example.com/pub/a.txt',
  'http://example.com:8080/x',
  'http://example.com./',
  'https://sub_domain.example.co.uk/a%20b',
  'https://müller.example/straße',
  'https://пример.рф/',
  'http://8.8.8.8/',
  'http://172.15.255.255/',
  'http://172.32.0.1/',
  'http://100.63.0.1/',
  'http://100.128.0.1/',
  'http://192.167.1.1/',
  'http://11.0.0.1/',
  'http://128.0.0.1/',
  'http://223.255.255.254/',
  'http://[2606:2800:220:1:248:1893:25c8:1946]/',
  'https://localhost.example.com/',
  'https://10.example.com/',
];

const NOT: Readonly<Record<string, readonly string[]>> = {
  'not a URL': ['', ' ', 'example.com', '//example.com', 'http://', 'http:///x', 'http://.', 'http://ex ample.com'],
  'an unsupported scheme': [
    'mailto:a@example.com',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,x',
    'ws://example.com',
    'httpss://example.com',
  ],
  'syntax that browsers fix': [
    'http:example.com',
    'http:/example.com',
    'http:\\\\example.com',
    'http://example.com\\@127.0.0.1',
    'ht\ntp://example.com',
    'http://exa\tmple.com/',
  ],
  'user info': [
    'http://user@example.com/',
    'http://user:pass@example.com/',
    'http://example.com@127.0.0.1/',
    'http://@example.com/',
  ],
  'a single-label host': ['http://localhost/', 'http://localhost./', 'http://intranet/', 'http://com/'],
  'a host name of a private network': [
    'http://printer.local/',
    'http://a.localhost/',
    'http://metadata.google.internal/',
    'http://nas.home.arpa/',
    'http://PRINTER.LOCAL./',
  ],
  'an invalid host name': [
    'http://-a.example.com/',
    'http://a-.example.com/',
    `http://${'a'.repeat(64)}.com/`,
    `http://${'a.'.repeat(130)}com/`,
    'http://a..com/',
    'http://example.c/',
    'http://example.123/',
  ],
  'a private address': [
    'http://10.0.0.1/',
    'http://10.255.255.255/',
    'http://172.16.0.1/',
    'http://172.31.255.255/',
    'http://192.168.0.1/',
    'ftp://192.168.1.1/',
  ],
  'a loopback or unspecified address': [
    'http://127.0.0.1/',
    'http://127.255.255.254:8080/',
    'http://0.0.0.0/',
    'http://0.1.2.3/',
  ],
  'a link-local address': ['http://169.254.169.254/latest/meta-data/', 'http://[fe80::1]/', 'http://[febf::1]/'],
  'a CGNAT address': ['http://100.64.0.1/', 'http://100.127.255.255/'],
  'a multicast or reserved address': [
    'http://224.0.0.1/',
    'http://239.1.1.1/',
    'http://240.0.0.1/',
    'http://255.255.255.255/',
    'http://[ff02::1]/',
  ],
  'an unusual notation of an IP address': [
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://017700000001/',
    'http://0x08080808/',
    'http://8.8.2056/',
    'http://010.8.8.8/',
    'http://8.8.8.8./',
    'http://%31%32%37.0.0.1/',
    'http://１２７.０.０.１/',
    'http://127。0。0。1/',
  ],
  'a loopback, unspecified or mapped IPv6 address': [
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:8.8.8.8]/',
    'http://[0:0:0:0:0:ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
  ],
  'a unique local or tunnel IPv6 address': [
    'http://[fc00::1]/',
    'http://[fd12:3456:789a::1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:4136:e378::]/',
  ],
};

test.each(PUBLIC)('%s is public', (url) => {
  expect(isPublicUrl(url)).toBe(true);
});

for (const [why, urls] of Object.entries(NOT)) {
  test.each(urls)(`%j is rejected: ${why}`, (url) => {
    expect(isPublicUrl(url)).toBe(false);
  });
}
