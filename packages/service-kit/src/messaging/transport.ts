import type { Envelope } from '@folkmoot/contracts';
import type { DeadLetterStore, DeadLetters } from './dead-letters';
import type { Suspects } from './suspects';

/** Delivers one event to a handler. An error means a retry. */
export type Deliver = (envelope: Envelope) => Promise<void>;

/** Thrown by a handler when a retry cannot help: the event becomes a dead letter at once. */
export class PoisonError extends Error {
  override readonly name = 'PoisonError';
}

export interface SubscribeOptions {
  /** Where the in-process transport keeps dead letters of this queue. RabbitMQ has a queue for them. */
  deadLetters: DeadLetterStore;
  /** Where the RabbitMQ transport records events that are handled alone. If unset, no event is handled alone. */
  suspects?: Suspects;
  /** Events handled at the same time. */
  prefetch?: number;
  /**
   * A single replica gets all events while it has fewer than `prefetch` in hand, because replicas that handle them together
   * repeat each other's work. Further events go to other replicas.
   */
  prefersOneReplica?: boolean;
}

/** Delivers events between services. At least once, in no particular order. */
export interface Transport {
  readonly kind: 'amqp' | 'in-process';
  /** For each event: true once every queue that wants it has stored or handled it. Never rejects for an outage. */
  publish(envelopes: readonly Envelope[]): Promise<readonly boolean[]>;
  /** One durable queue; its events are shared between all replicas that subscribe to it. */
  subscribe(queue: string, types: readonly string[], deliver: Deliver, options: SubscribeOptions): Promise<void>;
  /** Every replica receives these events. An event without a listener is lost. */
  broadcast(types: readonly string[], deliver: Deliver): Promise<void>;
  /** Call it after all subscriptions; publishing waits for it. */
  open(): Promise<void>;
  /** Stops taking events, finishes the current ones, closes the connection. */
  close(): Promise<void>;
  health(): Promise<boolean>;
  /** The present state of every queue that the transport knows. */
  queues(): Promise<readonly QueueState[]>;
  readonly deadLetters: DeadLetters;
}

/** State of a queue. Null values are unknown to this transport, or to the broker at the moment. */
export interface QueueState {
  readonly name: string;
  /** Not delivered yet. */
  readonly waiting: number | null;
  /** Delivered to this process and not finished. */
  readonly inHand: number;
  /**
   * When the oldest event that is being handled entered the queue. RabbitMQ does not report the age of undelivered
   * events.
   */
  readonly oldestAt: Date | null;
  readonly consumers: number | null;
  readonly deadLetters: number | null;
}

/** A queue and the routing keys (`<type>.v<version>`) that go to it. */
export interface QueueBinding {
  readonly queue: string;
  readonly types: readonly string[];
}
