import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { SubscriberRef } from './subscriber-tokens';

/** The purpose of a code. The letter is the last one of the code, so that no code ends with `-` or `_` in plain text. */
const letters = { preferences: 'p', unsubscribe: 'u', confirmation: 'c' } as const;
type CodePurpose = keyof typeof letters;

interface ReadCode {
  readonly purpose: CodePurpose;
  readonly ref: SubscriberRef;
  /** Only of a confirmation. */
  readonly expiresAt: Date | null;
}

/**
 * Short addresses in mails: the id of the person, one byte of a hash of the council, and 80 bits of a MAC. Nothing is
 * stored. Null for an id that is not a UUID.
 */
export interface SubscriberCodes {
  preferences(ref: SubscriberRef): string | null;
  unsubscribe(ref: SubscriberRef): string | null;
  /** Until `expiresAt`, rounded up to an hour. */
  confirmation(ref: SubscriberRef, expiresAt: Date): string | null;
  /**
   * Reads a code: its purpose and its person. Null when it is forged, malformed or expired. `councilsOf` returns the
   * councils whose tag is this byte.
   */
  read(code: string, councilsOf: (tag: number) => readonly string[], now: Date): ReadCode | null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ID_BYTES = 16;
const HOUR_BYTES = 3;
const MAC_BYTES = 10;
const HOUR_MS = 3_600_000;
const CODE = /^([A-Za-z0-9_-]{36,40})([puc])$/;

/** One byte of a hash of a council's id. Councils may share it: the MAC decides. */
export const councilTag = (councilId: string): number => createHash('sha256').update(councilId).digest()[0] ?? 0;

const uuidOf = (bytes: Buffer): string => {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

const hourBytes = (hour: number): Buffer => {
  const bytes = Buffer.alloc(HOUR_BYTES);
  bytes.writeUIntBE(hour, 0, HOUR_BYTES);
  return bytes;
};

const purposes: ReadonlyMap<string, CodePurpose> = new Map([
  ['p', 'preferences'],
  ['u', 'unsubscribe'],
  ['c', 'confirmation'],
]);

interface Parts {
  readonly purpose: CodePurpose;
  readonly tag: number;
  /** The MAC is over this: the id, and the hour when a confirmation ends. */
  readonly content: Buffer;
  readonly mac: Buffer;
}

const partsOf = (code: string): Parts | null => {
  const [, text = '', letter = ''] = CODE.exec(code) ?? [];
  const purpose = purposes.get(letter);
  const bytes = Buffer.from(text, 'base64url');
  const end = 1 + ID_BYTES + (purpose === 'confirmation' ? HOUR_BYTES : 0);
  if (!purpose || bytes.length !== end + MAC_BYTES) return null;
  return { purpose, tag: bytes.readUInt8(0), content: bytes.subarray(1, end), mac: bytes.subarray(end) };
};

const expiryOf = ({ purpose, content }: Parts): Date | null =>
  purpose === 'confirmation' ? new Date(content.readUIntBE(ID_BYTES, HOUR_BYTES) * HOUR_MS) : null;

export const createSubscriberCodes = (key: string): SubscriberCodes => {
  const macOf = (purpose: CodePurpose, councilId: string, content: Buffer): Buffer =>
    createHmac('sha256', key).update(`code:${purpose}:${councilId}:`).update(content).digest().subarray(0, MAC_BYTES);

  const issue = (purpose: CodePurpose, { councilId, subscriberId }: SubscriberRef, hour: number | null) => {
    if (!UUID.test(subscriberId)) return null;
    const id = Buffer.from(subscriberId.replaceAll('-', ''), 'hex');
    const content = hour === null ? id : Buffer.concat([id, hourBytes(hour)]);
    const bytes = Buffer.concat([Buffer.of(councilTag(councilId)), content, macOf(purpose, councilId, content)]);
    return `${bytes.toString('base64url')}${letters[purpose]}`;
  };

  return {
    preferences: (ref) => issue('preferences', ref, null),
    unsubscribe: (ref) => issue('unsubscribe', ref, null),
    confirmation: (ref, expiresAt) => issue('confirmation', ref, Math.ceil(expiresAt.getTime() / HOUR_MS)),
    read: (code, councilsOf, now) => {
      const parts = partsOf(code);
      if (!parts) return null;
      const { purpose, tag, content, mac } = parts;
      const councilId = councilsOf(tag).find((id) => timingSafeEqual(mac, macOf(purpose, id, content)));
      const expiresAt = expiryOf(parts);
      if (councilId === undefined || (expiresAt && expiresAt < now)) return null;
      return { purpose, ref: { councilId, subscriberId: uuidOf(content.subarray(0, ID_BYTES)) }, expiresAt };
    },
  };
};
