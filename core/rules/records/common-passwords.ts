/** The most common passwords of at least eight characters (security rule 9). */
const COMMON = new Set(
  `12345678 123456789 1234567890 password password1 password12 password123 passw0rd p@ssw0rd qwertyui qwertyuiop
  qwerty123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 11111111 00000000 88888888 12341234 11223344 87654321 987654321 123123123
  abcd1234 abc12345 a1b2c3d4 iloveyou sunshine princess football baseball superman trustno1 welcome1 welcome123
  letmein1 admin123 administrator changeme changeme1 computer internet michelle jennifer starwars whatever
  asdfghjk asdfghjkl zxcvbnm1 qazwsxedc 1234qwer qwer1234 q1w2e3r4 aaaaaaaa 123qweasd dragon123 monkey123 master123
  shadow123 secret123 test1234 testtest default1 guest123 login123 hello123 summer2024 winter2024`.split(/\s+/),
);

export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
