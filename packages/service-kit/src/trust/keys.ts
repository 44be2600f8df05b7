import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { type SignerName, signerNames } from '@folkmoot/contracts/signers';

/** DER prefix of a 32-byte Ed25519 key (RFC 8410). */
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_ID_LENGTH = 16;

/** Stored form of a private key: 32 random bytes in hex. */
export const PRIVATE_KEY_FORM = /^[0-9a-f]{64}$/;

export interface SigningKey {
  /** Names the key pair: a hash of the public key. */
  readonly id: string;
  readonly privateKey: KeyObject;
  /** The public key for others: 32 bytes, base64url. */
  readonly publicText: string;
}

export interface TrustedKey {
  readonly signer: SignerName;
  readonly publicKey: KeyObject;
}

/** Public keys of the trusted signers, by key id. */
export type TrustedKeys = ReadonlyMap<string, TrustedKey>;

const rawPublicKey = (key: KeyObject): Buffer =>
  key.export({ format: 'der', type: 'spki' }).subarray(PUBLIC_PREFIX.length);

const keyId = (raw: Buffer): string => createHash('sha256').update(raw).digest('base64url').slice(0, KEY_ID_LENGTH);

const signingKeys = new Map<string, SigningKey>();

/** The key pair of a private key in hex. Reads each of them once. */
export const signingKeyOf = (hex: string): SigningKey => {
  const known = signingKeys.get(hex);
  if (known) return known;
  const der = Buffer.concat([PRIVATE_PREFIX, Buffer.from(hex, 'hex')]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const raw = rawPublicKey(createPublicKey(privateKey));
  const made = { id: keyId(raw), privateKey, publicText: raw.toString('base64url') };
  signingKeys.set(hex, made);
  return made;
};

const readOne = (text: string): [string, TrustedKey] => {
  const [name = '', encoded = ''] = text.split(':');
  const signer = signerNames.find((each) => each === name);
  const raw = Buffer.from(encoded, 'base64url');
  if (!signer || raw.length !== 32) throw new Error(`"${text}" is not NAME:PUBLIC_KEY`);
  const publicKey = createPublicKey({ key: Buffer.concat([PUBLIC_PREFIX, raw]), format: 'der', type: 'spki' });
  return [keyId(raw), { signer, publicKey }];
};

const keyRings = new Map<string, TrustedKeys>();

/** Reads `gateway:KEY,admin:KEY`. A signer may have several keys, so that one can be replaced. Throws on anything else. */
export const readTrustedKeys = (text: string): TrustedKeys => {
  const known = keyRings.get(text);
  if (known) return known;
  const made: TrustedKeys = new Map(text.split(',').map((part) => readOne(part.trim())));
  keyRings.set(text, made);
  return made;
};

/** The public keys of private keys, as `readTrustedKeys` reads them. */
export const trustedKeysOf = (privateKeys: Readonly<Partial<Record<SignerName, string>>>): string =>
  Object.entries(privateKeys)
    .map(([name, hex]) => `${name}:${signingKeyOf(hex).publicText}`)
    .join(',');
