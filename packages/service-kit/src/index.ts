export { addBackupGauges } from './backups/backup-gauges';
export {
  BACKUP_STATUS_COLLECTION,
  BACKUP_STATUS_DATABASE,
  BACKUP_STATUS_ID,
  type BackupStatusDocument,
  type FailedBackup,
  type MadeBackup,
  type VerifiedBackup,
} from './backups/backup-status';
export { type Clock, systemClock } from './clock';
export { createBatcher } from './concurrency/batcher';
export { limiter } from './concurrency/limiter';
export { createLooker, type Outlook } from './concurrency/looker';
export { createPoller, type Poller } from './concurrency/poller';
export { backOff } from './concurrency/retry';
export { coalesce, singleFlight } from './concurrency/single-flight';
export { pause } from './concurrency/timing';
export { createTokenBuckets, type TokenBuckets } from './concurrency/token-buckets';
export { createTracker } from './concurrency/tracker';
export { createTtlCache } from './concurrency/ttl-cache';
export { ConfigError, type ConfigOf, defineConfig, type Environment, environmentValue } from './config/define-config';
export { addressFields, hostList, networkList, serviceAddresses, serviceFields } from './config/fields';
export { type Context, createContext } from './context/context';
export { type CsvCell, csvFile, csvRow } from './csv/csv-rows';
export { createByteRestorer, type Encoding } from './csv/encodings';
export { createTranscoder, fileRefused } from './csv/file-text';
export {
  cellsOf,
  createRowReader,
  type Dialect,
  isBlank,
  type RawRow,
  type RowPosition,
  type RowReader,
} from './csv/read-rows';
export { sniffRows } from './csv/sniff-rows';
export { type CouncilErasureOptions, councilErasure } from './erasure/council-erasure';
export { type ErasureEntry, type ErasureLog, erasureFileDay, openErasureLog } from './erasure/erasure-log';
export type { EraseAgain, ErasureReplays } from './erasure/replay-erasures';
export {
  type CouncilExporter,
  type CouncilExportOptions,
  councilExporter,
  exportKindOperation,
  listExportedKindsOperation,
} from './export/council-export';
export { type ExportedFile, FILES_KIND } from './export/exported-files';
export {
  ACTOR_HEADER,
  asUser,
  type ServiceCall,
  serviceHeaders,
  signActorToken,
  TOKEN_REUSE_MS,
} from './http/actor-token';
export { authorize } from './http/authorize';
export {
  type CallerOptions,
  type CallOptions,
  createServiceCalls,
  ServiceCallError,
  type ServiceCalls,
  statusOf,
} from './http/call-service';
export { fetchService } from './http/fetch-service';
export { fileHeaders } from './http/file-headers';
export { asDomainError, problemOf } from './http/problem';
export { readUpload, type Upload } from './http/read-upload';
export { eventStream, file, page, type Reply, reply, type ServerEvent, stream } from './http/reply';
export { type Accepts, type Route, type RouteContext, type RouteInput, type RouteOptions, route } from './http/route';
export { createServiceApp, type ServiceApp, type ServiceAppOptions } from './http/service-app';
export { earliest } from './jobs/earliest';
export {
  DUE_AT_ONCE,
  defineJob,
  type JobContext,
  type JobDefinition,
  type JobProgress,
  type JobRun,
  type JobState,
  type JobWork,
} from './jobs/job.types';
export { createJobs, type Jobs } from './jobs/jobs';
export { kitModels } from './kit-models';
export { assemble } from './lifecycle/assemble';
export { defineEntity, defineFeature, type Feature } from './lifecycle/feature';
export type { FeatureApp } from './lifecycle/feature-app';
export { createGracefulLeave } from './lifecycle/graceful-leave';
export { type Listening, listen } from './lifecycle/listen';
export { oncePerService } from './lifecycle/once-per-service';
export { runAsProcess } from './lifecycle/run-as-process';
export { defineService, startService } from './lifecycle/service';
export type {
  RelaySource,
  RunningService,
  ServiceConfig,
  ServiceDefinition,
  ServiceKit,
  ServiceParts,
  StartOptions,
} from './lifecycle/service.types';
export { createFetchLogo, type FetchLogo } from './logos/fetch-logo';
export { logoFor } from './logos/logo-for';
export { councilSender, oneLine, senderNameOf } from './mail/council-sender';
export {
  escapeHtml,
  type MailBlock,
  type MailBranding,
  type MailDocument,
  type MailLink,
  mailBranding,
  mailDocument,
  mailParagraphs,
  typedMailParagraphs,
} from './mail/document';
export type { Mail } from './mail/mail';
export { automaticHeaders, listHeaders, unsubscribeHeaders } from './mail/mail-headers';
export type { MailQueue, WaitingMails } from './mail/mail-queue';
export { type MailTemplate, mailTemplate } from './mail/mail-template';
export { createMailer, type Mailer, mayHaveArrived } from './mail/mailer';
export { createAmqpTransport } from './messaging/amqp/amqp-transport';
export { BROKER_OPERATOR, brokerDefinitions, brokerUserOf, brokerUsers } from './messaging/amqp/broker-definitions';
export { type BrokerTls, brokerTlsFrom, brokerTlsOf, certificateProblem } from './messaging/amqp/broker-tls';
export {
  type BoundConsumer,
  bindConsumers,
  type Consumer,
  consumer,
  consumerOfMany,
  runConsumers,
} from './messaging/consumer';
export { type DeadLetter, type DeadLetters, mongoDeadLetters } from './messaging/dead-letters';
export { openEventJournal } from './messaging/event-journal';
export { createInProcessTransport } from './messaging/in-process';
export { type Deliver, PoisonError, type QueueBinding, type QueueState, type Transport } from './messaging/transport';
export { type DataMigrations, dataMigrationsOf } from './migrations/data-migrations';
export {
  defineMigration,
  type MigratedBatch,
  type Migration,
  type MigrationContext,
} from './migrations/migration.types';
export { migrationModel } from './migrations/migration-records';
export type { MigrationPlan, PlannedMigration } from './migrations/plan-migrations';
export type { MigrationOutcome, MigrationProgress } from './migrations/run-migrations';
export { collectionAcrossCouncils, councilCollection } from './mongo/collection';
export type {
  Changes,
  CouncilCollection,
  Filter,
  Listed,
  ListOptions,
  NewDocument,
  Update,
  WideCollection,
} from './mongo/collection.types';
export { connectMongo, pingMongo } from './mongo/connect';
export { decodeCursor, encodeCursor } from './mongo/cursor';
export { isDuplicateKey, isTooSlow, isUnavailable } from './mongo/failures';
export { isBetweenParts } from './mongo/list-page';
export {
  type CouncilDocument,
  defineModel,
  type IndexDefinition,
  type ModelDefinition,
  modelOf,
  newId,
  newIdsTogether,
  prepareModels,
  type StoredDocument,
} from './mongo/model';
export type { PreparedDocuments } from './mongo/prepared-documents';
export { retryRaces } from './mongo/retry-races';
export { councilOf, type Scope } from './mongo/scope';
export { shardKeyOf } from './mongo/shard-key';
export { type StoredBytes, storedBytes } from './mongo/stored-bytes';
export { inTransaction } from './mongo/transaction';
export { createUnitOfWork, type Unit, type UnitOfWork, type Units } from './mongo/unit-of-work';
export { writtenSignal } from './mongo/written-signals';
export { type HealthChecks, INSTANCE_HEADER, runChecks } from './observability/health';
export { createLogger, type Logger, silentLogger } from './observability/logger';
export { createMetrics, type Metrics } from './observability/metrics';
export { getServiceReportOperation } from './observability/service-report';
export { addDiskGauge, addStateGauges } from './observability/state-gauges';
export type { OutboxEntry } from './outbox/entry';
export { type EventInput, makeEnvelope } from './outbox/make-envelope';
export type { Outbox } from './outbox/outbox';
export { createRelay, type Relay } from './outbox/relay';
export { createSignal, outboxSignal, type Signal } from './outbox/signal';
export { collectionSource, type OutboxSource, outboxSource } from './outbox/source';
export { createWrittenEntries, type WrittenEntries } from './outbox/written-entries';
export { PRODUCT_VERSION } from './product-version';
export { checkReleases, type Descriptors } from './releases/check-releases';
export {
  type CanaryAudience,
  canary,
  changeLine,
  endCanary,
  live,
  type RegistryChange,
  rollBack,
} from './releases/registry-changes';
export { changeRegistryFile, readRegistryFile, type ServedReleases } from './releases/registry-file';
export { releaseVisitor } from './releases/release-visitor';
export type { ClaimableRun, RunKey } from './runs/claimable-run.domain';
export { createLatestRunStore, type LatestRunStore, latestRunModel } from './runs/latest-run-store';
export {
  createRunStore,
  findOldestProgressAcrossCouncils,
  listStalledRunsAcrossCouncils,
  type RunStore,
} from './runs/run-store';
export { createRunChange, reviveRuns } from './runs/run-work';
export { createRunWorker } from './runs/run-worker';
export { NETWORK_HEADER, networkHash } from './security/network-hash';
export { readNetwork } from './security/outside-addresses';
export {
  createOutsideClient,
  type OutsideAnswer,
  type OutsideClient,
  OutsideError,
  type OutsideProblem,
} from './security/outside-client';
export { isCallable, problemOfHost, type Reach } from './security/reach';
export type { RefusalLog } from './security/refusal-log';
export { createSealedSecrets, derivedKey, type SealedSecrets } from './security/sealed-secret';
export { SESSION_HASH_HEADER } from './security/session-hash';
export { type Blob, type BlobStore, blobKey, hashOf, type OpenBlob, requireHash } from './storage/blob-store';
export { createBlobs, type LoadS3, type S3Options, type StorageConfig } from './storage/blobs';
export { syncFolder } from './storage/sync-folder';
export { joinedText, textParts } from './storage/text-parts';
export { API_TOKEN_PREFIX, isApiToken, newApiToken } from './tokens/api-token';
export { createHearBackTokens, type HearBackRef, type HearBackTokens } from './tokens/hear-back-tokens';
export {
  createInvitationTokens,
  type InvitationRef,
  type InvitationTokens,
  type ReadInvitation,
} from './tokens/invitation-token';
export {
  createPagePreviewTokens,
  PAGE_PREVIEW_PARAMETER,
  type PagePreviewTokens,
  type PreviewedPage,
} from './tokens/page-preview-token';
export { createSignedTokens, type SignedTokens } from './tokens/signed-token';
export { councilTag, createSubscriberCodes, type SubscriberCodes } from './tokens/subscriber-codes';
export {
  type AddressChangeRef,
  createSubscriberTokens,
  type SubscriberRef,
  type SubscriberTokens,
} from './tokens/subscriber-tokens';
export { createTextSigner, isSameText } from './tokens/text-signer';
export { noTracing, startTracing } from './tracing/tracing';
export type { OpenSpan, Tracing } from './tracing/tracing.types';
export { signingKeyOf, trustedKeysOf } from './trust/keys';
