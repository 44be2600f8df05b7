import type { ServiceReport } from '@folkmoot/contracts';
import type { Connection, mongo } from 'mongoose';
import type { Clock } from '../clock';
import type { ErasureReplays } from '../erasure/replay-erasures';
import type { CouncilExportOptions } from '../export/council-export';
import type { Route } from '../http/route';
import type { ServiceApp } from '../http/service-app';
import type { JobDefinition } from '../jobs/job.types';
import type { Jobs } from '../jobs/jobs';
import type { MailQueue } from '../mail/mail-queue';
import type { MailFigures } from '../mail/mail-record';
import type { Mailer } from '../mail/mailer';
import type { BoundConsumer } from '../messaging/consumer';
import type { Deliver, QueueBinding, Transport } from '../messaging/transport';
import type { Migration } from '../migrations/migration.types';
import type { ModelDefinition } from '../mongo/model';
import type { Scope } from '../mongo/scope';
import type { Units } from '../mongo/unit-of-work';
import type { HealthChecks } from '../observability/health';
import type { Logger } from '../observability/logger';
import type { Metrics } from '../observability/metrics';
import type { Signal } from '../outbox/signal';
import type { OutboxSource } from '../outbox/source';
import type { RefusalLog } from '../security/refusal-log';
import type { BlobStore } from '../storage/blob-store';
import type { LoadS3, StorageConfig } from '../storage/blobs';
import type { TracingConfig } from '../tracing/tracing';
import type { Tracing } from '../tracing/tracing.types';

/** The configuration that the kit needs; `serviceFields` declares it. */
export interface ServiceConfig extends StorageConfig, TracingConfig {
  readonly nodeEnv: string;
  readonly erasuresDir?: string | undefined;
  readonly port: number;
  readonly host: string;
  readonly mongodbUri: string;
  readonly amqpUrl?: string | undefined;
  readonly amqpCa?: string | undefined;
  readonly amqpCert?: string | undefined;
  readonly amqpCertKey?: string | undefined;
  readonly serviceKey: string;
  readonly trustedKeys: string;
  readonly smtpUrl?: string | undefined;
  readonly mailFrom: string;
  readonly logLevel: string;
  readonly checkResponses: boolean;
  readonly drainSeconds?: number;
}

/** The parts of the kit from which a composition root builds its service. */
export interface ServiceKit<C extends ServiceConfig = ServiceConfig> {
  readonly name: string;
  readonly config: C;
  readonly connection: Connection;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly mailer: Mailer;
  /** Counters of the service's mails since the start. */
  readonly mailFigures: () => MailFigures;
  readonly blobs: BlobStore;
  /** Records refused calls for the activity log. */
  readonly refusals: RefusalLog;
  /**
   * The time between two looks for work grows to this while there is none. In milliseconds. Work of this process starts
   * at once; the slow looks find work that another process has written or left.
   */
  readonly longestLookMs: number;
  /** Schedules, reads and cancels the jobs that the service defines. */
  readonly jobs: Jobs;
  readonly deadLetters: Transport['deadLetters'];
  /** The state of the service, for the health page. Rejects before the service has started. */
  readonly report: () => Promise<ServiceReport>;
  /** Units of work over the service's repositories. They write events as this service. */
  /** Uses the clock of the service, unless another one is passed. */
  units<R extends object>(repositories: (scope: Scope) => R, clock?: Clock): Units<R>;
}

export interface RelaySource {
  readonly name: string;
  readonly source: OutboxSource;
  readonly signal?: Signal;
  /** Milliseconds to collect entries after a batch that was not full: fewer and fuller batches cost less. */
  readonly gatherMs?: number;
}

/** The parts of a service, returned by its composition root. */
export interface ServiceParts {
  readonly routes: readonly Route[];
  /** Made by `bindConsumers(units, [...])`. */
  readonly consumers?: readonly BoundConsumer[];
  /** Events that every replica receives, such as those that empty a cache. */
  readonly broadcasts?: readonly { types: readonly string[]; deliver: Deliver }[];
  /** Outboxes in addition to the standard one. */
  readonly relays?: readonly RelaySource[];
  readonly jobs?: readonly JobDefinition[];
  readonly mailQueues?: readonly MailQueue[];
  /** How what was erased is erased again after a restore. */
  readonly replays?: ErasureReplays;
  /** The data that is exported with a council. Default: nothing. */
  readonly exported?: CouncilExportOptions;
  /** Checks without which the service is not ready, in addition to its database. */
  readonly health?: HealthChecks;
  /** Called after all parts have started, before the service reports ready. */
  readonly start?: () => Promise<void>;
  readonly stop?: () => Promise<void>;
}

export interface ServiceDefinition<C extends ServiceConfig = ServiceConfig, P extends ServiceParts = ServiceParts> {
  readonly name: string;
  /** The database; `folkmoot_<name>` unless said otherwise. */
  readonly database?: string;
  readonly models: readonly ModelDefinition[];
  /** Changes of stored data, numbered from 1. They run in the background after the start. */
  readonly migrations?: readonly Migration[];
  readonly compose: (kit: ServiceKit<C>) => P | Promise<P>;
}

export interface StartOptions<C extends ServiceConfig> {
  readonly config: C;
  /** Shared by the services of one process; the caller opens and closes it. */
  readonly transport?: Transport;
  /**
   * Replaces the queues that contracts declare (`consumerQueues`). Contains every queue of the whole product, so that
   * no event is lost before its consumer first starts.
   */
  readonly topology?: readonly QueueBinding[];
  readonly clock?: Clock;
  readonly logger?: Logger;
  readonly mailer?: Mailer;
  /** Loads `@folkmoot/s3-storage`, for a service that keeps files. */
  readonly loadS3?: LoadS3;
  readonly database?: string;
  /** Replaces the time that fits the transport. */
  readonly longestLookMs?: number;
  /** Called with each database command before it is sent. For tests. */
  readonly onCommand?: (command: mongo.CommandStartedEvent) => void;
  /** False: jobs look for work at their intervals only. For tests, which run the jobs themselves. */
  readonly wakesJobs?: boolean;
}

export interface RunningService<P> {
  readonly name: string;
  readonly port: number;
  readonly url: string;
  readonly app: ServiceApp;
  readonly connection: Connection;
  readonly parts: P;
  readonly jobs: Jobs;
  /** Publishes the events in the outboxes. False when that took longer than `withinMs`. */
  drain(withinMs?: number): Promise<boolean>;
  stop(): Promise<void>;
}
