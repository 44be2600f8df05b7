import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';

const KEY_ID_LENGTH = 16;
/** DER prefix of a 32-byte Ed25519 public key (RFC 8410). */
const PUBLIC_PREFIX_LENGTH = 12;

/** A key pair for signing evidence. */
export interface EvidenceKeyPair {
  /** Names the pair: the first letters of the hash of the public key. */
  readonly id: string;
  /** 32 bytes, base64url. */
  readonly publicKey: string;
  /** PKCS 8, DER. Secret. */
  readonly privateKey: Uint8Array;
}

/** The id of a public key. */
const evidenceKeyId = (raw: Uint8Array): string =>
  createHash('sha256').update(raw).digest('base64url').slice(0, KEY_ID_LENGTH);

/** A new key pair. */
export const newEvidenceKeyPair = (): EvidenceKeyPair => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(PUBLIC_PREFIX_LENGTH);
  return {
    id: evidenceKeyId(raw),
    publicKey: raw.toString('base64url'),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }),
  };
};

/** The key pair of a private key in PKCS 8, DER. */
export const evidenceKeyPairOf = (privateKey: Uint8Array): EvidenceKeyPair => {
  const key = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' });
  const raw = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(PUBLIC_PREFIX_LENGTH);
  return { id: evidenceKeyId(raw), publicKey: raw.toString('base64url'), privateKey };
};

/** Ed25519 signature in base64url. */
export const signEvidence = (content: Uint8Array, { privateKey }: EvidenceKeyPair): string =>
  sign(null, content, createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' })).toString(
    'base64url',
  );
