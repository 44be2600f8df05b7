import { getPublicSurveyOperation, submitResponseOperation, systemActor } from '@folkmoot/contracts';
import { createInProcessTransport, type Logger, makeEnvelope, silentLogger, startService } from '@folkmoot/service-kit';
import { caller, manualClock, testServer } from '@folkmoot/service-kit/testing';
import { publicService } from '../../app';
import { readConfig } from '../../config';
import { aCouncil, aSnapshot, START_TOKEN_KEY, SUBSCRIBER_KEY, tellCouncil, tellSurvey } from '../../testing/fixtures';
import { type TcpProxy, tcpProxy } from '../../testing/tcp-proxy';

const KEY = 'a key for actors that has thirty-two characters or more';
const answers = [{ questionId: 'q1', answer: 'More trees' }];

/** Keeps what a service logs. */
const recordingLogger = () => {
  const lines: unknown[] = [];
  const keep = (...line: unknown[]) => void lines.push(line);
  const logger = Object.create(silentLogger, {
    info: { value: keep },
    warn: { value: keep },
    error: { value: keep },
  }) as Logger;
  return { logger, text: () => JSON.stringify(lines) };
};

const startBehind = async (proxy: TcpProxy, database: string, logger: Logger) => {
  const transport = createInProcessTransport();
  const clock = manualClock();
  const config = readConfig({
    NODE_ENV: 'test',
    MONGODB_URI: `mongodb://127.0.0.1:${proxy.port}/?replicaSet=rs0&directConnection=true&retryReads=false`,
    ACTOR_TOKEN_KEY: KEY,
    START_TOKEN_KEY,
    PUBLIC_ORIGIN: 'http://localhost:8080',
    CAMPAIGNS_URL: 'http://127.0.0.1:9',
    SUBSCRIBERS_URL: 'http://127.0.0.1:9',
    SUBSCRIBER_KEY,
  });
  const service = await startService(publicService, { config, transport, clock, logger, database });
  await transport.open();
  const receive: Parameters<typeof tellCouncil>[0]['receive'] = async (definition, event) => {
    const origin = { actor: systemActor('another-service'), councilId: null, now: clock.now() };
    await transport.publish([makeEnvelope(definition, event, origin)]);
  };
  return { service, receive, transport, clock, call: caller(service.url, KEY) };
};

describe('the database goes away', () => {
  it('503 with Retry-After and no false receipt; the same key is taken once it is back; no log line names an id', async () => {
    const server = await testServer();
    const proxy = await tcpProxy(Number(new URL(server.uri).port));
    const { logger, text } = recordingLogger();
    const { service, receive, transport, clock, call } = await startBehind(proxy, server.name, logger);
    await tellCouncil({ receive }, aCouncil());
    await tellSurvey({ receive }, aSnapshot({ id: 'campaign_secret' }));
    const params = { campaignId: 'campaign_secret' };
    const startToken = (await call(getPublicSurveyOperation, { params })).body.startToken ?? '';
    clock.advance(60_000);
    const submit = () =>
      call(submitResponseOperation, {
        params,
        body: { startToken, answers },
        headers: { 'idempotency-key': 'kept-by-the-page' },
      });

    await proxy.down();
    const refused = await submit();
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await call(getPublicSurveyOperation, { params })).body.state).toBe('open');

    await proxy.up();
    let taken = await submit();
    for (let tries = 0; taken.status === 503 && tries < 20; tries++) taken = await submit();
    expect(taken.status).toBe(201);
    expect((await submit()).body.receipt).toBe(taken.body.receipt);
    const kept = await service.connection.collection('intake').find().toArray();
    expect(kept).toHaveLength(1);

    const requests = text();
    expect(requests).toContain('submitResponse');
    for (const secret of [
      'campaign_secret',
      startToken,
      'kept-by-the-page',
      String(kept[0]?._id),
      taken.body.receipt,
      '127.0.0.1"',
    ]) {
      expect(requests).not.toContain(secret);
    }
    await service.connection.dropDatabase();
    await service.stop();
    await transport.close();
    await proxy.down();
    await server.release();
  }, 60_000);
});
