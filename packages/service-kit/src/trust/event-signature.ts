import { sign, verify } from 'node:crypto';
import { type Envelope, events } from '@folkmoot/contracts';
import type { SigningKey, TrustedKey, TrustedKeys } from './keys';

const auditedTypes: ReadonlySet<string> = new Set(events.filter(({ audited }) => audited).map(({ type }) => type));

/**
 * Whether an event has to be signed by its producer: what stands in the activity log, and what names a person. What
 * residents send is neither, and comes by the hundred per second: the broker's users protect it.
 */
export const needsSignature = ({ type, actor }: Pick<Envelope, 'type' | 'actor'>): boolean =>
  auditedTypes.has(type) || actor.kind === 'user';

const sortedKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The same bytes before and after a database or a broker, which may reorder fields. */
const bytesOf = ({ signature: _, ...rest }: Envelope): Buffer => Buffer.from(JSON.stringify(rest, sortedKeys));

/** Signs an event. What JSON does not keep, such as fields that are undefined, is taken out first. */
export const signEvent = (envelope: Envelope, { id, privateKey }: SigningKey): Envelope => {
  const plain = JSON.parse(JSON.stringify(envelope)) as Envelope;
  return { ...plain, signature: `${id}.${sign(null, bytesOf(plain), privateKey).toString('base64url')}` };
};

/** Who signed an event; null when the signature is not right or of nobody we trust. */
export const signerOf = (envelope: Envelope, trusted: TrustedKeys): TrustedKey['signer'] | null => {
  const [id = '', signature = ''] = (envelope.signature ?? '').split('.');
  const found = trusted.get(id);
  if (!found) return null;
  return verify(null, bytesOf(envelope), found.publicKey, Buffer.from(signature, 'base64url')) ? found.signer : null;
};
