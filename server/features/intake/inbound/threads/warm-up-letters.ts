const letter = (subject: string, type: string, ...lines: string[]): string =>
  [
    'From: Marta Quay <marta@rights.example.net>',
    'To: notices@agent.example.com',
    'Message-ID: <warm-up@rights.example.net>',
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: 8bit',
    '',
    ...lines,
    '',
  ].join('\r\n');

const ENGLISH = [
  'To the designated agent,',
  '',
  'I own the copyright in the photograph "Harbor at dawn". It is shown without permission at',
  'https://www.example.org/copies/1.jpg',
  'I have a good faith belief that this use is not authorized by the copyright owner, its agent, or the law.',
  'This notice is accurate, and I swear under penalty of perjury that I am the owner.',
  '12 Quay Street, Portland, ME 04101, +1 207 555 0100',
  '/s/ Marta Quay',
];

/**
 * One short letter per string representation: V8 compiles a regular expression separately for one-byte and two-byte strings, and
 * all other code on first use.
 */
export const WARM_UP_LETTERS: readonly string[] = [
  letter('Notice of infringement', 'text/plain', ...ENGLISH),
  letter('Notice of infringement', 'text/plain', ...ENGLISH, 'It is Marta’s photograph.'),
  letter('Notice of infringement', 'text/html', `<p>${ENGLISH.join('<br>')}</p>`, '<p>The photographer’s agent</p>'),
  letter(
    '著作権侵害の通知',
    'text/plain',
    '著作権者です。次のページの写真を削除してください。',
    'https://www.example.org/copies/1.jpg',
    '山田太郎',
  ),
];
