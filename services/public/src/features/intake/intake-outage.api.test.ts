import { getPublicSurveyOperation, submitResponseOperation } from '@folkmoot/contracts';
import { testServer } from '@folkmoot/service-kit/testing';
import { aCouncil, aSnapshot, publishCouncil, publishSurvey } from '../../testing/fixtures';
import { recordingLogger, startBehind } from '../../testing/outage-set-up';
import { tcpProxy } from '../../testing/tcp-proxy';

const answers = [{ questionId: 'q1', answer: 'More trees' }];

describe('the database is unavailable', () => {
  it('a response gets 503 with Retry-After and no receipt, its key is accepted later, and no log line has an id', async () => {
    const server = await testServer();
    const proxy = await tcpProxy(Number(new URL(server.uri).port));
    const { logger, text } = recordingLogger();
    const { service, receive, transport, clock, call } = await startBehind(proxy, server, logger);
    await publishCouncil({ receive }, aCouncil());
    await publishSurvey({ receive }, aSnapshot({ id: 'campaign_secret' }));
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
