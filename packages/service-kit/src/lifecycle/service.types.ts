import type { ServiceReport } from '@folkmoot/contracts';
import type { Connection } from 'mongoose';
import type { Clock } from '../clock';
import type { CouncilExportOptions } from '../export/council-export';
import type { Route } from '../http/route';
import type { ServiceApp } from '../http/service-app';
import type { JobDefinition } from '../jobs/job.types';
import type { Jobs } from '../jobs/jobs';
import type { MailFigures } from '../mail/mail-record';
import type { Mailer } from '../mail/mailer';
import type { BoundConsumer } from '../messaging/consumer';
import type { Deliver, QueueBinding, Transport } from '../messaging/transport';
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
import type { StorageConfig } from '../storage/blobs';

/** What the kit reads of a service's configuration; `serviceFields` gives it. */
export interface ServiceConfig extends StorageConfig {
  readonly nodeEnv: string;
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

/** What a composition root is given to build its service from. */
export interface ServiceKit<C extends ServiceConfig = ServiceConfig> {
  readonly name: string;
  readonly config: C;
  readonly connection: Connection;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly mailer: Mailer;
  /** What became of its mails since the start. */
  readonly mailFigures: () => MailFigures;
  readonly blobs: BlobStore;
  /** Notes what was refused, for the activity log. */
  readonly refusals: RefusalLog;
  /** Schedules, reads and cancels the jobs that the service defines. */
  readonly jobs: Jobs;
  readonly deadLetters: Transport['deadLetters'];
  /** How the service is now, for one that asks all of them. Rejects before it has started. */
  readonly report: () => Promise<ServiceReport>;
  /** Units of work over the service's repositories, writing events as this service. */
  /** By the clock of the service, unless another one is passed. */
  units<R extends object>(repositories: (scope: Scope) => R, clock?: Clock): Units<R>;
}

export interface RelaySource {
  readonly name: string;
  readonly source: OutboxSource;
  readonly signal?: Signal;
}

/** What a composition root returns. */
export interface ServiceParts {
  readonly routes: readonly Route[];
  /** Made by `bindConsumers(units, [...])`. */
  readonly consumers?: readonly BoundConsumer[];
  /** Events that every replica takes, such as those that empty a cache. */
  readonly broadcasts?: readonly { types: readonly string[]; deliver: Deliver }[];
  /** Outboxes beside the usual one. */
  readonly relays?: readonly RelaySource[];
  readonly jobs?: readonly JobDefinition[];
  /** What it gives away when a council is exported; nothing unless said. */
  readonly exported?: CouncilExportOptions;
  /** What it cannot serve without, beside its database. */
  readonly health?: HealthChecks;
  /** Called once everything stands, before the service counts as ready. */
  readonly start?: () => Promise<void>;
  readonly stop?: () => Promise<void>;
}

export interface ServiceDefinition<C extends ServiceConfig = ServiceConfig, P extends ServiceParts = ServiceParts> {
  readonly name: string;
  /** The database; `folkmoot_<name>` unless said otherwise. */
  readonly database?: string;
  readonly models: readonly ModelDefinition[];
  readonly compose: (kit: ServiceKit<C>) => P | Promise<P>;
}

export interface StartOptions<C extends ServiceConfig> {
  readonly config: C;
  /** Shared by the services of one process; the caller opens and closes it. */
  readonly transport?: Transport;
  /** Instead of the queues that contracts declare (`consumerQueues`): every queue of the whole product, so that nothing published is lost before its consumer first starts. */
  readonly topology?: readonly QueueBinding[];
  readonly clock?: Clock;
  readonly logger?: Logger;
  readonly mailer?: Mailer;
  readonly database?: string;
}

export interface RunningService<P> {
  readonly name: string;
  readonly port: number;
  readonly url: string;
  readonly app: ServiceApp;
  readonly connection: Connection;
  readonly parts: P;
  readonly jobs: Jobs;
  /** Hands over what the outboxes hold. False when that took longer than `withinMs`. */
  drain(withinMs?: number): Promise<boolean>;
  stop(): Promise<void>;
}
