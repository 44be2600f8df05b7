import { getPublicOptInPageOperation, signUpOperation } from '@folkmoot/contracts';
import { testServer } from '@folkmoot/service-kit/testing';
import { aCouncil, aPage, aTag, tellCouncil, tellPage, tellTag } from '../../testing/fixtures';
import { recordingLogger, startBehind } from '../../testing/outage-stage';
import { tcpProxy } from '../../testing/tcp-proxy';

describe('the database goes away while people sign up', () => {
  it('503 and nothing is lost: the page is shown from memory, the same key is taken once it is back; no log line names anybody', async () => {
    const server = await testServer();
    const proxy = await tcpProxy(Number(new URL(server.uri).port));
    const { logger, text } = recordingLogger();
    const { service, receive, transport, call } = await startBehind(proxy, server, logger);
    await tellCouncil({ receive }, aCouncil());
    await tellTag({ receive }, aTag());
    await tellPage({ receive }, aPage());
    await service.parts.refresh();
    const params = { councilSlug: 'riverside', pageSlug: 'news' };
    const show = () => call(getPublicOptInPageOperation, { params });
    const signUp = () =>
      call(signUpOperation, {
        params,
        body: { data: { email: 'amy@residents.example' }, tagIds: ['tag_news'] },
        headers: { 'idempotency-key': 'kept-by-the-page' },
      });
    expect((await show()).status).toBe(200);

    await proxy.down();
    const refused = await signUp();
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
    expect((await show()).status).toBe(200);

    await proxy.up();
    let taken = await signUp();
    for (let tries = 0; taken.status === 503 && tries < 20; tries++) taken = await signUp();
    expect([taken.status, (await signUp()).status]).toEqual([201, 201]);
    expect(await service.connection.collection('signups').countDocuments({})).toBe(1);
    expect(text()).toContain('signUp');
    for (const secret of ['amy@', 'kept-by-the-page', 'page_1', '127.0.0.1"']) expect(text()).not.toContain(secret);
    await service.connection.dropDatabase();
    await service.stop();
    await transport.close();
    await proxy.down();
    await server.release();
  }, 60_000);
});
