import {
  consumerQueues,
  type Envelope,
  routingKey,
  type ServiceName,
  serviceNames,
  sessionChangedEvent,
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
import { type GatewayConfig, readConfig, serviceUrlsOf } from './config';
import { createRequestCounts } from './counts/request-counts';
import { createCountSender } from './counts/send-counts';
import { createProxy } from './proxy/proxy';
import { createReplicas, type Replicas } from './replicas/replicas';
import { createAdminAsker } from './sessions/ask-admin';
import { createOpenStreams, type OpenStreams } from './sessions/open-streams';
import { createSessionCache, type SessionCache } from './sessions/session-cache';

export interface StartOptions {
  /** Shared by all services of one process. */
  transport?: Transport;
  logger?: Logger;
}

const topology = Object.entries(consumerQueues).map(([queue, events]) => ({ queue, types: events.map(routingKey) }));

const sessionNews = [sessionRevokedEvent, sessionChangedEvent].map(routingKey);

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

/** Starts the gateway as its environment says; with a shared transport the caller opens that. */
export const start = async (env?: Environment, options: StartOptions = {}) => {
  const config = readConfig(env);
  const logger = options.logger ?? createLogger('gateway', config.logLevel);
  const metrics = createMetrics('gateway');
  const replicas = replicasOf(config);
  const { admin } = replicas;
  const departure = createDeparture(config.drainSeconds);
  const sessions = createSessionCache({ ask: createAdminAsker({ ...config, admin }) });
  const streams = createOpenStreams({ sessions });
  const proxy = createProxy();
  const counts = createRequestCounts();
  const transport = transportOf(config, options.transport, logger);
  await transport?.broadcast(sessionNews, dropChanged(sessions, streams));
  if (!options.transport) await transport?.open();
  await Promise.all(Object.values(replicas).map((each) => each.look()));
  const { isLeaving } = departure;
  const app = createGatewayApp({ config, logger, metrics, counts, sessions, streams, proxy, replicas, isLeaving });
  const server = await listen(app, config.port, config.host);
  logger.info({ port: server.port }, 'listening');
  const sender = createCountSender({ ...config, admin, counts, logger });
  const stop = async (): Promise<void> => {
    await departure.leave();
    streams.stop();
    await server.close();
    await sender.stop();
    proxy.close();
    for (const each of Object.values(replicas)) each.stop();
    if (!options.transport) await transport?.close();
  };
  return { port: server.port, url: server.url, ready: async () => true, stop };
};
