import { sign, verify } from 'node:crypto';
import { type Envelope, events } from '@folkmoot/contracts';
import type { SigningKey, TrustedKey, TrustedKeys } from './keys';

const auditedTypes: ReadonlySet<string> = new Set(events.filter(({ audited }) => audited).map(({ type }) => type));

/**
 * Whether an event must be signed by its producer: events of the activity log, and events that name a person. Events of
 * residents are neither, and arrive by the hundred per second: the permissions of the broker's users protect them.
 */
export const needsSignature = ({ type, actor }: Pick<Envelope, 'type' | 'actor'>): boolean =>
  auditedTypes.has(type) || actor.kind === 'user';

const sortedKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The same bytes before and after a database or a broker, which may reorder fields. */
const bytesOf = ({ signature: _, ...rest }: Envelope): Buffer => Buffer.from(JSON.stringify(rest, sortedKeys));

/** Signs an event. What JSON does not keep, such as fields that are undefined, is taken out first. */
export const signEvent = (envelope: Envelope, { id, privateKey }: SigningKey): Envelope => {
  const plain = JSON.parse(JSON.stringify(envelope)) as Envelope;
  return { ...plain, signature: `${id}.${sign(null, bytesOf(plain), privateKey).toString('base64url')}` };
};

/** The signer of an event; null when the signature is invalid or its key is not trusted. */
export const signerOf = (envelope: Envelope, trusted: TrustedKeys): TrustedKey['signer'] | null => {
  const [id = '', signature = ''] = (envelope.signature ?? '').split('.');
  const key = trusted.get(id);
  if (!key) return null;
  return verify(null, bytesOf(envelope), key.publicKey, Buffer.from(signature, 'base64url')) ? key.signer : null;
};
