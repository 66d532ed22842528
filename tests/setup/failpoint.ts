/** Enables the failpoint named by `npm run verify -- --prove` (server/base/failpoints.ts). */
globalThis.FAILPOINT = process.env.VERIFY_FAILPOINT;
