/** Host names of the test's DNS, with their addresses: at least one of each is not public. */
export const FORBIDDEN_NAMES: Readonly<Record<string, readonly string[]>> = {
  'loopback.example.com': ['127.0.0.1'],
  'private.example.com': ['10.1.2.3'],
  'cloud.example.com': ['169.254.169.254'],
  'mixed.example.com': ['93.184.215.14', '10.0.0.7'],
  'mixed-v6.example.com': ['93.184.215.14', 'fd00::7'],
  'ula.example.com': ['fc00::1'],
  'mapped.example.com': ['::ffff:10.0.0.1'],
  'unspecified.example.com': ['0.0.0.0'],
  'multicast.example.com': ['224.0.0.1'],
  'nat64.example.com': ['64:ff9b::a00:1'],
  'nothing.example.com': [],
};

const ADDRESSES = [
  // Loopback, in every notation that URL parsers accept.
  ...['127.0.0.1', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.0.0.1', '0177.0.0.1', '017700000001'],
  ...['127.255.255.254', '0x7f.1', '0177.1', '127.0.0.0x1', '127。0。0。1', '127．0．0．1', '①②⑦.0.0.1'],
  // This network, private, shared, link-local.
  ...['0.0.0.0', '0', '0.1.2.3', '10.0.0.1', '167772161', '0xa000001', '012.0.0.1', '172.16.0.1', '172.31.255.255'],
  ...['192.168.0.1', '3232235521', '0xc0a80001', '0300.0250.0.1', '100.64.0.1', '100.127.255.255'],
  ...['169.254.169.254', '2852039166', '0xa9fea9fe', '0251.0376.0251.0376'],
  // Protocol assignments, documentation, benchmarking, 6to4 relay, AS112, AMT.
  ...['192.0.0.1', '192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '198.19.255.255', '192.88.99.1'],
  ...['192.31.196.1', '192.52.193.1', '192.175.48.1'],
  // Multicast, class E, broadcast.
  ...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
  // IPv6: unspecified, loopback, mapped, compatible, NAT64, 6to4, Teredo, ULA, link-local, site-local, multicast.
  ...['[::]', '[::1]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::ffff:93.184.215.14]'],
  ...['[::127.0.0.1]', '[64:ff9b::127.0.0.1]', '[64:ff9b::5db8:d70e]', '[64:ff9b:1::1]', '[2002:7f00:1::]'],
  ...['[2002:5db8:d70e::1]', '[2001::1]', '[2001:0:5db8:d70e::1]', '[fc00::1]', '[fd12:3456::1]', '[fe80::1]'],
  ...['[fec0::1]', '[ff02::1]', '[ff0e::1]'],
  // IPv6: discard, benchmarking, ORCHID, documentation, 6bone, segment routing, unassigned.
  ...['[100::1]', '[2001:2::1]', '[2001:10::1]', '[2001:20::1]', '[2001:db8::1]', '[3fff::1]', '[3ffe::1]'],
  ...['[5f00::1]', '[4000::1]', '[::ffff:0:10.0.0.1]'],
  // Local names and trailing dots.
  ...['localhost', 'LOCALHOST', 'api.localhost', 'localhost.', '127.0.0.1.', 'public.example.com.', 'ⓛocalhost'],
];

const OTHERS = [
  // Credentials.
  ...['https://user:pass@public.example.com/', 'https://user@public.example.com/', 'https://@public.example.com/'],
  ...['https://public.example.com@127.0.0.1/', 'https://:@public.example.com/', 'https:public.example.com@10.0.0.1'],
  // Ports.
  ...['https://public.example.com:22/', 'https://public.example.com:25/', 'https://public.example.com:80/'],
  ...['https://public.example.com:1023/', 'https://public.example.com:0/', 'https://public.example.com:65536/'],
  // Schemes.
  ...['http://public.example.com/', 'http://public.example.com:8080/', 'http://93.184.215.14:8080/'],
  ...['ftp://public.example.com/', 'file:///etc/passwd', 'gopher://public.example.com:70/', 'ws://public.example.com/'],
  ...['javascript:alert(1)', 'data:text/plain,x', '//public.example.com/', 'public.example.com', '/hook', 'https://'],
  // Parsers that disagree.
  ...['https://public.example.com\\@127.0.0.1/', 'https:\\\\127.0.0.1\\', 'https://127.0.0.1\\.example.com/'],
  ...['https://public.exam ple.com/', 'https://public.example.com\t/', 'https://[::1', 'https://[fe80::1%25eth0]/'],
  ...['https://[::1%lo]/', 'https://256.256.256.256/', 'https://public.example.com/\u0000', 'https:///127.0.0.1/'],
];

/** beyond § 17: addresses that no request may go to. */
export const FORBIDDEN_ADDRESSES: readonly string[] = [
  ...ADDRESSES.map((host) => `https://${host}/hook`),
  ...Object.keys(FORBIDDEN_NAMES).map((name) => `https://${name}/hook`),
  'https://unknown.example.com/hook',
  ...OTHERS,
];

/** Addresses that may be reached. */
export const PUBLIC_ADDRESSES: readonly string[] = [
  ...['https://93.184.215.14/', 'https://93.184.215.14:1024/', 'https://93.184.215.14:65535/x?y=z'],
  ...['https://[2606:4700::1111]/', 'https://public.example.com/hook', 'https://PUBLIC.example.com:8443/a@b'],
  ...['https://100.63.255.255/', 'https://100.128.0.1/', 'https://172.32.0.1/', 'https://223.255.255.254/'],
];
export const PUBLIC_NAMES: Readonly<Record<string, readonly string[]>> = {
  'public.example.com': ['93.184.215.14', '2606:4700::1111'],
};
