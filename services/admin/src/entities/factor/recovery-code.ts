import { createHmac, randomInt } from 'node:crypto';

export const RECOVERY_CODES = 10;
/** Without letters and digits that look alike. 31 signs: 12 of them are 59 random bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

const group = (): string => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

const newCode = (): string => Array.from({ length: GROUPS }, group).join('-');

/** Ten new codes. They are shown once. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

/** People type capitals, spaces, and no hyphens. */
const plain = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The stored form. Keyed, because a code is shorter than a key: who reads the database cannot try them all. */
export const hashOfRecoveryCode = (key: string, userId: string, code: string): string =>
  createHmac('sha256', key)
    .update(`${userId} ${plain(code)}`)
    .digest('base64url');
