import { createInProcessTransport, type Logger, silentLogger, startService } from '@folkmoot/service-kit';
import { caller, manualClock, signedEvent, type TestServer, testKeysEnv } from '@folkmoot/service-kit/testing';
import { publicService } from '../app';
import { readConfig } from '../config';
import { type publishCouncil, START_TOKEN_KEY, SUBSCRIBER_KEY, workOf } from './fixtures';
import type { TcpProxy } from './tcp-proxy';

/** A logger that records the service's log entries. */
export const recordingLogger = () => {
  const lines: unknown[] = [];
  const keep = (...line: unknown[]) => void lines.push(line);
  const logger = Object.create(silentLogger, {
    info: { value: keep },
    warn: { value: keep },
    error: { value: keep },
  }) as Logger;
  return { logger, text: () => JSON.stringify(lines) };
};

/** The server's address with the proxy's port. User and password stay. */
const addressBehind = (proxy: Pick<TcpProxy, 'port'>, uri: string): string => {
  const address = new URL(uri);
  address.port = String(proxy.port);
  address.searchParams.set('retryReads', 'false');
  return address.href;
};

/** The service with its database behind a proxy, which can interrupt the connection. */
export const startBehind = async (
  proxy: Pick<TcpProxy, 'port'>,
  { uri, name: database }: Pick<TestServer, 'uri' | 'name'>,
  logger: Logger,
) => {
  const transport = createInProcessTransport();
  const clock = manualClock();
  const config = readConfig({
    NODE_ENV: 'test',
    MONGODB_URI: addressBehind(proxy, uri),
    ...testKeysEnv('public'),
    START_TOKEN_KEY,
    PUBLIC_ORIGIN: 'http://localhost:8080',
    ADMIN_URL: 'http://127.0.0.1:9',
    CAMPAIGNS_URL: 'http://127.0.0.1:9',
    SUBSCRIBERS_URL: 'http://127.0.0.1:9',
    SUBSCRIBER_KEY,
  });
  const service = await startService(publicService, { config, transport, clock, logger, database, longestLookMs: 250 });
  await transport.open();
  const receive: Parameters<typeof publishCouncil>[0]['receive'] = async (definition, event) => {
    await transport.publish([signedEvent(definition, event, { now: clock.now() })]);
  };
  const { refresh } = workOf(service.parts);
  return { service, receive, refresh, transport, clock, call: caller(service.url, { service: 'public', clock }) };
};
