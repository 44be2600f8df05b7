/** @file Encryption of backups in the age format, so that the `age` program opens them too. */
import { Readable } from 'node:stream';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Problem } from '../command-line/errors';

export const ENCRYPTED_ENDING = '.age';

interface KeyPair {
  /** The private key. */
  readonly identity: string;
  /** The public key. */
  readonly recipient: string;
}

export const makeKeyPair = async (): Promise<KeyPair> => {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
};

const encrypterFor = (recipients: readonly string[]): Encrypter => {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return encrypter;
};

/** Whether a text is a public key. */
export const isRecipient = (text: string): boolean => {
  try {
    encrypterFor([text]);
    return true;
  } catch {
    return false;
  }
};

type Bytes = AsyncIterable<Uint8Array>;

/** A step of a pipeline. Every one of the recipients can open the result alone. */
export const encryptFor = (recipients: readonly string[]) =>
  async function* (source: Bytes): AsyncGenerator<Uint8Array> {
    const plain = Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array>;
    yield* Readable.fromWeb((await encrypterFor(recipients).encrypt(plain)) as never);
  };

const decrypterWith = (identities: readonly string[]): Decrypter => {
  const decrypter = new Decrypter();
  for (const identity of identities) {
    try {
      decrypter.addIdentity(identity);
    } catch {
      throw new Problem('The private key is wrong: it must begin with AGE-SECRET-KEY-.');
    }
  }
  return decrypter;
};

/** The message of the age package. It has no code. */
const NO_MATCH = /no identity matched/i;

/** A step of a pipeline. Throws a Problem when no private key fits. */
export const decryptWith = (identities: readonly string[], file: string) =>
  async function* (source: Bytes): AsyncGenerator<Uint8Array> {
    const sealed = Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array>;
    const plain = await decrypterWith(identities)
      .decrypt(sealed)
      .catch((error: unknown) => {
        if (!NO_MATCH.test(String(error))) throw error;
        throw new Problem(`${file} is encrypted for another key: none of these private keys opens it.`);
      });
    yield* Readable.fromWeb(plain as never);
  };
