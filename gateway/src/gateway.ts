import path from 'node:path';
import { DomainError, type ServiceName } from '@folkmoot/contracts';
import { createMetrics, type Logger } from '@folkmoot/service-kit';
import type { GatewayConfig } from './config';
import { createApiDocs } from './docs/api-docs';
import { createHealth } from './health/health';
import type { Exchange, Handler } from './http/exchange';
import { createFrontDoor } from './http/front-door';
import { APP_POLICY, createSecurityHeaders } from './http/security-headers';
import { createRequestLimits } from './limits/request-limits';
import { type Destination, destinationOf } from './proxy/destination';
import { limitedBody } from './proxy/limited-body';
import { createProxy } from './proxy/proxy';
import { createUpstream, type Upstream } from './proxy/upstream';
import { createActorTokens } from './sessions/actor-tokens';
import { createLiveStreams } from './sessions/live-streams';
import { createSessionResolver } from './sessions/resolve-session';
import { SessionCache } from './sessions/session-cache';
import { createRemoteRegistry } from './static/remote-registry';
import { createStaticFiles, resolveBelow, type StaticFiles } from './static/static-files';

const SWEEP_MS = 60_000;
const DEV_BODY_LIMIT = 64 * 1024;

const createUpstreams = (config: GatewayConfig): Record<ServiceName, Upstream> => ({
  admin: createUpstream(config.adminUrl),
  campaigns: createUpstream(config.campaignsUrl),
  subscribers: createUpstream(config.subscribersUrl),
  public: createUpstream(config.publicUrl),
});

const createDevDoor = (url: string | undefined) => {
  const inbox = url ? createUpstream(url) : null;
  const handle = async (exchange: Exchange): Promise<void> => {
    if (!inbox) throw new DomainError('not_found');
    exchange.res.removeHeader('Content-Security-Policy');
    await inbox.pass({ exchange, body: limitedBody(exchange.req, DEV_BODY_LIMIT), added: {} });
  };
  return { handle, close: async () => inbox?.close() };
};

const wantsPage = ({ req }: Exchange): boolean => String(req.headers.accept ?? '').includes('text/html');

const createFileDoors = (staticDir: string, sendFile: StaticFiles) => {
  const shell = path.join(staticDir, 'shell');
  const headers = { 'Content-Security-Policy': APP_POLICY };
  const index = (exchange: Exchange, status = 200) =>
    sendFile(exchange, path.join(shell, 'index.html'), { status, headers });
  return {
    index: (exchange: Exchange) => index(exchange),
    file: (exchange: Exchange) => {
      const isRemote = exchange.path.startsWith('/remotes/');
      return sendFile(exchange, resolveBelow(isRemote ? staticDir : shell, exchange.path));
    },
    /** People get the application's own page for what does not exist; programs a problem. */
    nothing: async (exchange: Exchange) => {
      if (exchange.method !== 'GET' || exchange.path.startsWith('/api') || !wantsPage(exchange)) {
        throw new DomainError('not_found');
      }
      await index(exchange, 404);
    },
  };
};

type Doors = Readonly<Record<Exclude<Destination['kind'], 'service'>, Handler>>;

/** Sends each request to whoever answers its path. */
const createSwitch =
  (health: Readonly<Record<string, Handler>>, doors: Doors, proxy: ReturnType<typeof createProxy>): Handler =>
  async (exchange) => {
    const own = health[exchange.path];
    exchange.route = own ? 'health' : 'none';
    if (own) return own(exchange);
    const destination = destinationOf(exchange.path);
    if (destination.kind === 'service') return proxy(exchange, destination.service);
    exchange.route = destination.kind;
    return doors[destination.kind](exchange);
  };

/** Everything the gateway is made of, listening not included. */
export const createGateway = (config: GatewayConfig, logger: Logger) => {
  const { publicOrigin, productName, staticDir } = config;
  const metrics = createMetrics('gateway');
  const upstreams = createUpstreams(config);
  const sign = createActorTokens(config.actorTokenKey);
  const sessions = new SessionCache({ resolve: createSessionResolver(upstreams.admin, sign) });
  const streams = createLiveStreams(async (sessionId) => (await sessions.find(sessionId)) !== null);
  const limits = createRequestLimits(config.rateLimitFactor);
  const proxy = createProxy({ upstreams, sessions, streams, sign, publicOrigin });
  const sendFile = createStaticFiles();
  const { openApi, docs } = createApiDocs({ productName, publicOrigin, sendFile });
  const dev = createDevDoor(config.devInboxUrl);
  const health = createHealth({ upstreams, metrics });
  const sweeping = setInterval(() => sessions.sweep(), SWEEP_MS);
  sweeping.unref();

  const doors: Doors = {
    ...createFileDoors(staticDir, sendFile),
    registry: createRemoteRegistry(config.remotesFile, logger),
    dev: dev.handle,
    openapi: openApi,
    docs,
  };
  const handle = createSwitch(health, doors, proxy);

  return {
    listener: createFrontDoor({
      handle,
      limit: limits.check,
      setHeaders: createSecurityHeaders(publicOrigin),
      logger,
      metrics,
      trustedProxies: config.trustedProxies,
    }),
    /** Sessions with these hashes are over, here and now. */
    revoke: (hashes: readonly string[]) => {
      sessions.revoke(hashes);
      streams.endHashes(hashes);
    },
    closing: () => streams.endAll(),
    close: async () => {
      clearInterval(sweeping);
      limits.stop();
      await Promise.all([...Object.values(upstreams).map((each) => each.close()), dev.close()]);
    },
  };
};
