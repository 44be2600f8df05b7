import type { RequestListener } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {
  consumerQueues,
  type Envelope,
  gatewayEvents,
  routingKey,
  type ServiceName,
  serviceNames,
  sessionRevokedEvent,
} from '@folkmoot/contracts';
import {
  addDiskGauge,
  brokerTlsOf,
  createAmqpTransport,
  createGracefulLeave,
  createLogger,
  createMetrics,
  type Environment,
  type Logger,
  listen,
  startTracing,
  type Transport,
} from '@folkmoot/service-kit';
import { createGatewayApp } from './app';
import { createBodyReceiver } from './bodies/receive-body';
import { createSlowBodies } from './bodies/slow-bodies';
import { createSpool } from './bodies/spool';
import { type GatewayConfig, readConfig, serviceUrlsOf } from './config';
import { createRequestCounts } from './counts/request-counts';
import { createCountSender } from './counts/send-counts';
import { limitConnections } from './limits/connections';
import { openFilesLimit } from './limits/open-files';
import { createProxy } from './proxy/proxy';
import { createReplicas, type Replicas } from './replicas/replicas';
import { createAdminAsker } from './sessions/ask-admin';
import { createSessionCache, type SessionCache } from './sessions/session-cache';
import { createOpenStreams, type OpenStreams } from './streams/open-streams';
import { createStreamHub } from './streams/stream-hub';

export interface StartOptions {
  /** Shared by all services of one process. */
  transport?: Transport;
  logger?: Logger;
}

const topology = Object.entries(consumerQueues).map(([queue, events]) => ({ queue, types: events.map(routingKey) }));

const sessionNews = gatewayEvents.map(routingKey);

/** A session that ended or changed is dropped at once, not after five seconds. */
const dropChanged =
  (sessions: SessionCache, streams: OpenStreams) =>
  async (envelope: Envelope): Promise<void> => {
    const payload = sessionRevokedEvent.payload.safeParse(envelope.payload);
    if (!payload.success) return;
    sessions.dropHashed(payload.data.sessionIds);
    await streams.check();
  };

const transportOf = (config: GatewayConfig, shared: Transport | undefined, logger: Logger): Transport | null => {
  if (shared) return shared;
  if (!config.amqpUrl) return null;
  return createAmqpTransport({ url: config.amqpUrl, tls: brokerTlsOf(config), topology, logger });
};

const replicasOf = (config: GatewayConfig): Record<ServiceName, Replicas> => {
  const urls = serviceUrlsOf(config);
  return Object.fromEntries(serviceNames.map((name) => [name, createReplicas({ urls: urls[name] })])) as Record<
    ServiceName,
    Replicas
  >;
};

const BYTES_PER_MB = 1024 * 1024;
/** One network may use this share of the spool (1/4). */
const SPOOL_SHARE = 4;
/** Limit for slow bodies of all networks. */
const MAX_SLOW_BODIES = 2_000;

const bodiesOf = (config: GatewayConfig) => {
  const maxBytes = config.spoolMaxMb * BYTES_PER_MB;
  const dir = config.spoolDir ?? path.join(os.tmpdir(), `folkmoot-spool-${process.pid}`);
  const spool = createSpool({ dir, maxBytes, maxNetworkBytes: maxBytes / SPOOL_SHARE });
  const { slowBodiesPerNetwork: perNetwork, bodyBytesPerSecond: leastRate } = config;
  const slowBodies = createSlowBodies({ perNetwork, total: MAX_SLOW_BODIES, leastRate });
  return { receiveBody: createBodyReceiver({ spool, slowBodies }), stop: slowBodies.stop };
};

const HEAD_MS = 15_000;
const CONNECTION_CHECK_MS = 5_000;
/** An answer up to this size is read from its service completely, also when the visitor reads slowly. */
const ANSWER_BUFFER_BYTES = 128 * 1024;

const serverOptions = {
  headersTimeout: HEAD_MS,
  // Bodies have a minimum rate instead of a timeout: a large file over a slow connection takes long.
  requestTimeout: 0,
  connectionsCheckingInterval: CONNECTION_CHECK_MS,
  highWaterMark: ANSWER_BUFFER_BYTES,
} as const;

/**
 * Share of the process's open files for visitor connections. The rest is for the database, the services and other
 * files.
 */
const SHARE_OF_FILES = 0.7;

const connectionLimitsOf = ({ trustedProxies, connectionsPerNetwork, maxConnections }: GatewayConfig) => ({
  perNetwork: trustedProxies > 0 ? null : connectionsPerNetwork,
  total: Math.min(maxConnections, Math.floor(openFilesLimit() * SHARE_OF_FILES)),
});

const listening = async (config: GatewayConfig, logger: Logger, app: RequestListener) => {
  const server = await listen(app, config.port, config.host, serverOptions);
  const stopLimits = limitConnections(server, connectionLimitsOf(config));
  logger.info({ port: server.port }, 'listening');
  return { server, stopLimits };
};

/** Builds the parts behind the front door: sessions, streams, bodies and the connections to the services. */
const createParts = (config: GatewayConfig, replicas: Record<ServiceName, Replicas>) => {
  const sessions = createSessionCache({ ask: createAdminAsker({ ...config, admin: replicas.admin }) });
  const { streamsPerSession: perSession, streamsPerNetwork: perNetwork } = config;
  const streams = createOpenStreams({ sessions, perSession, perNetwork });
  const { receiveBody, stop: stopBodies } = bodiesOf(config);
  const proxy = createProxy();
  const streamHub = createStreamHub();
  for (const each of Object.values(replicas)) {
    each.whenLost((address) => {
      proxy.drop(address);
      streamHub.drop(address);
    });
  }
  const close = (): void => {
    stopBodies();
    proxy.close();
    streamHub.close();
    for (const each of Object.values(replicas)) each.stop();
  };
  return { sessions, streams, streamHub, receiveBody, proxy, close };
};

/** Starts the gateway with this environment. With a shared transport, the caller opens the transport. */
export const start = async (env?: Environment, options: StartOptions = {}) => {
  const config = readConfig(env);
  const logger = options.logger ?? createLogger('gateway', config.logLevel);
  const metrics = createMetrics('gateway');
  const tracing = await startTracing('gateway', config, logger);
  addDiskGauge(metrics, { disk: 'spool', folder: config.spoolDir ?? os.tmpdir() });
  const replicas = replicasOf(config);
  const gracefulLeave = createGracefulLeave(config.drainSeconds);
  const parts = createParts(config, replicas);
  const counts = createRequestCounts();
  const transport = transportOf(config, options.transport, logger);
  await transport?.broadcast(sessionNews, dropChanged(parts.sessions, parts.streams));
  if (!options.transport) await transport?.open();
  await Promise.all(Object.values(replicas).map((each) => each.look()));
  const { isLeaving } = gracefulLeave;
  const app = createGatewayApp({ ...parts, config, logger, metrics, tracing, counts, replicas, isLeaving });
  const { server, stopLimits } = await listening(config, logger, app);
  const sender = createCountSender({ ...config, admin: replicas.admin, counts, logger });
  await sender.start();
  const stop = async (): Promise<void> => {
    await gracefulLeave.leave();
    parts.streams.stop();
    await server.close();
    await sender.stop();
    stopLimits();
    parts.close();
    await tracing.stop();
    if (!options.transport) await transport?.close();
  };
  return { port: server.port, url: server.url, ready: async () => true, stop };
};
