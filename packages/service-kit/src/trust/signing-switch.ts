import { sign, verify } from 'node:crypto';
import type { Envelope } from '@folkmoot/contracts';
import type { Connection } from 'mongoose';
import { inboxModel } from '../messaging/inbox';
import { isDuplicateKey } from '../mongo/failures';
import { defineModel } from '../mongo/model';
import { outboxModel } from '../outbox/outbox.model';
import { readTrustedKeys, signingKeyOf } from './keys';

/** When a database went over to signed events. Until `endsAt`, events from before `at` may be without a signature. */
export interface SigningSwitch {
  readonly at: Date;
  readonly endsAt: Date;
}

interface SwitchDocument {
  _id: string;
  at: Date;
  endsAt: Date;
  /** By the service itself, so that whoever can write to the database cannot open the door again. */
  signature: string;
}

const ID = 'signed-events';
/** While an update goes round, a replica of the former version may still write for some minutes. */
const OVERLAP_MS = 600_000;
/** Events of before wait no longer than that in outboxes and queues, or somebody has to look after them anyway. */
const LEGACY_MS = 7 * 86_400_000;
const NEVER: SigningSwitch = { at: new Date(0), endsAt: new Date(0) };

/** One document for the whole service: since when its events are signed. */
export const signingSwitchModel = defineModel<SwitchDocument>('signing_switch', {
  fields: { at: { type: Date, required: true }, endsAt: { type: Date, required: true }, signature: String },
});

const bytesOf = (service: string, { at, endsAt }: SigningSwitch): Buffer =>
  Buffer.from(JSON.stringify([ID, service, at.toISOString(), endsAt.toISOString()]));

/** A database that nothing ever happened in has no events from before. */
const isNew = async (connection: Connection): Promise<boolean> => {
  const documents = await Promise.all(
    [outboxModel, inboxModel].map(({ collection }) => connection.collection(collection).findOne({})),
  );
  return documents.every((document) => document === null);
};

interface SwitchOptions {
  readonly service: string;
  readonly serviceKey: string;
  readonly trustedKeys: string;
  readonly now?: Date;
}

const isOurs = (stored: SwitchDocument, { service, trustedKeys }: SwitchOptions): boolean => {
  const signature = Buffer.from(stored.signature, 'base64url');
  return [...readTrustedKeys(trustedKeys).values()].some(
    ({ signer, publicKey }) => signer === service && verify(null, bytesOf(service, stored), publicKey, signature),
  );
};

/** The moment of a database: recorded at the first start of a version that signs events, and kept from then on. */
export const readSigningSwitch = async (connection: Connection, options: SwitchOptions): Promise<SigningSwitch> => {
  const { service, serviceKey, now = new Date() } = options;
  const switches = connection.collection<SwitchDocument>(signingSwitchModel.collection);
  const stored = await switches.findOne({ _id: ID });
  if (stored) return isOurs(stored, options) ? stored : NEVER;
  const at = new Date(now.getTime() + OVERLAP_MS);
  const made = (await isNew(connection)) ? NEVER : { at, endsAt: new Date(at.getTime() + LEGACY_MS) };
  const signature = sign(null, bytesOf(service, made), signingKeyOf(serviceKey).privateKey).toString('base64url');
  try {
    await switches.insertOne({ _id: ID, ...made, signature });
    return made;
  } catch (error) {
    // Another replica was first.
    if (isDuplicateKey(error)) return readSigningSwitch(connection, options);
    throw error;
  }
};

/** Whether an event may be without a signature, because it is from before. */
export const isUnsignedAllowed = (
  { occurredAt }: Pick<Envelope, 'occurredAt'>,
  { at, endsAt }: SigningSwitch,
  now = new Date(),
): boolean => now < endsAt && new Date(occurredAt) < at;
