import { routingKey, sessionRevokedEvent } from '@folkmoot/contracts';
import {
  createAmqpTransport,
  createLogger,
  type Environment,
  type Logger,
  listen,
  type Transport,
} from '@folkmoot/service-kit';
import { type GatewayConfig, readConfig } from './config';
import { createGateway } from './gateway';

interface Options {
  /** Shared by the parts of one process; the caller opens and closes it. */
  readonly transport?: Transport;
  readonly logger?: Logger;
}

/** Hears of revoked sessions. Without a broker a session ends here within 5 seconds all the same. */
const listenForRevocations = async (
  { amqpUrl }: GatewayConfig,
  { transport: shared, logger }: Options,
  revoke: (hashes: readonly string[]) => void,
): Promise<() => Promise<void>> => {
  const transport = shared ?? (amqpUrl ? createAmqpTransport({ url: amqpUrl, topology: [], logger }) : null);
  await transport?.broadcast([routingKey(sessionRevokedEvent)], async ({ payload }) => {
    const parsed = sessionRevokedEvent.payload.safeParse(payload);
    if (parsed.success) revoke(parsed.data.sessionIds);
  });
  if (!transport || shared) return async () => undefined;
  const opening = transport.open();
  return async () => {
    await opening.catch(() => undefined);
    await transport.close();
  };
};

/** Starts the gateway as its environment says. Services may come later: until then their addresses answer 503. */
export const start = async (env: Environment, options: Options = {}) => {
  const config = readConfig(env);
  const logger = options.logger ?? createLogger('gateway', config.logLevel);
  const gateway = createGateway(config, logger);
  const stopListening = await listenForRevocations(config, { ...options, logger }, gateway.revoke);
  const server = await listen(gateway.listener, config.port, config.host);
  logger.info({ port: server.port }, 'listening');
  return {
    port: server.port,
    url: server.url,
    ready: async () => undefined,
    stop: async () => {
      gateway.closing();
      await server.close();
      await stopListening();
      await gateway.close();
    },
  };
};
