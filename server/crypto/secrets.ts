import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 256 random bits. Only the hash is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
