import type { Envelope } from '@folkmoot/contracts';
import type { DeadLetterStore, DeadLetters } from './dead-letters';
import type { Suspects } from './suspects';

/** Carries one event to a handler; throwing means "again later". */
export type Deliver = (envelope: Envelope) => Promise<void>;

/** Thrown by a handler for an event that no repetition can mend: it becomes a dead letter at once. */
export class PoisonError extends Error {
  override readonly name = 'PoisonError';
}

export interface SubscribeOptions {
  /** Where the in-process transport keeps dead letters of this queue. RabbitMQ has a queue for them. */
  deadLetters: DeadLetterStore;
  /** Where RabbitMQ's transport keeps which events are handled alone; without it none is. */
  suspects?: Suspects;
  /** Events handled at the same time. */
  prefetch?: number;
}

/** How events travel between services. At least once, in no particular order. */
export interface Transport {
  readonly kind: 'amqp' | 'in-process';
  /** Per envelope: true once it is safe with (or handled by) every queue that wants it. Never rejects for an outage. */
  publish(envelopes: readonly Envelope[]): Promise<readonly boolean[]>;
  /** One durable queue; its events are shared between all replicas that subscribe to it. */
  subscribe(queue: string, types: readonly string[], deliver: Deliver, options: SubscribeOptions): Promise<void>;
  /** Every replica gets these; what nobody listens to is gone. */
  broadcast(types: readonly string[], deliver: Deliver): Promise<void>;
  /** Call it once everybody has subscribed; publishing waits for it. */
  open(): Promise<void>;
  /** Stops taking events, finishes those in hand, lets go of the connection. */
  close(): Promise<void>;
  health(): Promise<boolean>;
  /** Every queue that it knows, as it is now. */
  queues(): Promise<readonly QueueState[]>;
  readonly deadLetters: DeadLetters;
}

/** What lies in a queue. Null is what this transport, or the broker at the moment, cannot say. */
export interface QueueState {
  readonly name: string;
  /** Given to nobody yet. */
  readonly waiting: number | null;
  /** Taken by this process and not finished. */
  readonly inHand: number;
  /** When the oldest of those in hand came into the queue. */
  readonly oldestAt: Date | null;
  readonly consumers: number | null;
  readonly deadLetters: number | null;
}

/** A queue and the routing keys (`<type>.v<version>`) that go to it. */
export interface QueueBinding {
  readonly queue: string;
  readonly types: readonly string[];
}
