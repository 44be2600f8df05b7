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
  brokerTlsOf,
  createAmqpTransport,
  createDeparture,
  createLogger,
  createMetrics,
  type Environment,
  type Logger,
  listen,
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

/** A session that ended, or may do something else now, is forgotten at once, not after five seconds. */
const dropChanged =
  (sessions: SessionCache, streams: OpenStreams) =>
  async (envelope: Envelope): Promise<void> => {
    const payload = sessionRevokedEvent.payload.safeParse(envelope.payload);
    if (!payload.success) return;
    sessions.dropHashed(payload.data.sessionIds);
    await streams.check();
  };

const transportOf = (config: GatewayConfig, given: Transport | undefined, logger: Logger): Transport | null => {
  if (given) return given;
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
/** One network may fill this share of the spool. */
const SPOOL_SHARE = 4;
/** Half-sent bodies of everybody that are slow. */
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
/** An answer of this size is taken from its service whole, however slowly the visitor reads it. */
const ANSWER_BUFFER_BYTES = 128 * 1024;

const serverOptions = {
  headersTimeout: HEAD_MS,
  // Bodies have a least rate instead of a time: a large file over a slow line takes long.
  requestTimeout: 0,
  connectionsCheckingInterval: CONNECTION_CHECK_MS,
  highWaterMark: ANSWER_BUFFER_BYTES,
} as const;

/** Connections are files of the process, and so are those to the database and the services: these keep three tenths. */
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

/** What is behind the front door: sessions, streams, bodies and the ways to the services. */
const groundOf = (config: GatewayConfig, replicas: Record<ServiceName, Replicas>) => {
  const sessions = createSessionCache({ ask: createAdminAsker({ ...config, admin: replicas.admin }) });
  const { streamsPerSession: perSession, streamsPerNetwork: perNetwork } = config;
  const streams = createOpenStreams({ sessions, perSession, perNetwork });
  const { receiveBody, stop: stopBodies } = bodiesOf(config);
  const [proxy, streamHub] = [createProxy(), createStreamHub()];
  const close = (): void => {
    stopBodies();
    proxy.close();
    streamHub.close();
    for (const each of Object.values(replicas)) each.stop();
  };
  return { sessions, streams, streamHub, receiveBody, proxy, close };
};

/** Starts the gateway as its environment says; with a shared transport the caller opens that. */
export const start = async (env?: Environment, options: StartOptions = {}) => {
  const config = readConfig(env);
  const logger = options.logger ?? createLogger('gateway', config.logLevel);
  const metrics = createMetrics('gateway');
  const replicas = replicasOf(config);
  const departure = createDeparture(config.drainSeconds);
  const ground = groundOf(config, replicas);
  const counts = createRequestCounts();
  const transport = transportOf(config, options.transport, logger);
  await transport?.broadcast(sessionNews, dropChanged(ground.sessions, ground.streams));
  if (!options.transport) await transport?.open();
  await Promise.all(Object.values(replicas).map((each) => each.look()));
  const { isLeaving } = departure;
  const app = createGatewayApp({ ...ground, config, logger, metrics, counts, replicas, isLeaving });
  const { server, stopLimits } = await listening(config, logger, app);
  const sender = createCountSender({ ...config, admin: replicas.admin, counts, logger });
  const stop = async (): Promise<void> => {
    await departure.leave();
    ground.streams.stop();
    await server.close();
    await sender.stop();
    stopLimits();
    ground.close();
    if (!options.transport) await transport?.close();
  };
  return { port: server.port, url: server.url, ready: async () => true, stop };
};
