import { type Envelope, envelopeSchema } from '@folkmoot/contracts';
import type { ConfirmChannel, Message, Options } from 'amqplib';
import { PoisonError } from '../transport';

const MS_PER_SECOND = 1_000;

export const toMessage = (envelope: Envelope): { content: Buffer; options: Options.Publish } => ({
  content: Buffer.from(JSON.stringify(envelope)),
  options: {
    persistent: true,
    messageId: envelope.id,
    type: envelope.type,
    contentType: 'application/json',
    timestamp: Math.floor(Date.now() / MS_PER_SECOND),
  },
});

/** When a message was published, to the second; now when the message has no time. */
export const queuedAt = ({ properties: { timestamp } }: Message): Date =>
  typeof timestamp === 'number' ? new Date(timestamp * MS_PER_SECOND) : new Date();

/** The event in a message. Throws PoisonError when there is none. */
export const toEnvelope = (message: Message): Envelope => {
  try {
    const envelope = envelopeSchema.parse(JSON.parse(message.content.toString()));
    return { ...envelope, payload: envelope.payload };
  } catch (error) {
    throw new PoisonError('this is not an event', { cause: error });
  }
};

/** How often a message was delivered before; quorum queues count it. */
export const deliveriesBefore = (message: Message): number => {
  const count: unknown = message.properties.headers?.['x-delivery-count'];
  return typeof count === 'number' ? count : 0;
};

/** True once the broker has the message safely; false when it says no, or nothing within `withinMs`. */
export const confirmed = (
  channel: ConfirmChannel,
  { exchange, key, content, options }: { exchange: string; key: string; content: Buffer; options: Options.Publish },
  withinMs: number,
): Promise<boolean> =>
  new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), withinMs);
    const done = (ok: boolean) => {
      clearTimeout(late);
      resolve(ok);
    };
    try {
      channel.publish(exchange, key, content, options, (error: unknown) => done(!error));
    } catch {
      done(false);
    }
  });
