/** Node.js code that checks a message. The same stands in docs/api.md. */
export const SIGNATURE_EXAMPLE = `import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether a message is ours. \`body\` is the raw request body, before it is parsed. */
function isGenuine(secret, headers, body) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  // An older message may be a replay.
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  // While a secret is being replaced, there are two signatures.
  return headers['webhook-signature'].split(' ').some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
`;
