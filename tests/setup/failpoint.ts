/** `npm run verify -- --prove` names the protection that is switched off (server/base/failpoints.ts). */
globalThis.FAILPOINT = process.env.VERIFY_FAILPOINT;
