import { getPublicOptInPageOperation, signUpOperation } from '@folkmoot/contracts';
import { testServer } from '@folkmoot/service-kit/testing';
import { aCouncil, aPage, aTag, publishCouncil, publishPage, publishTag } from '../../testing/fixtures';
import { recordingLogger, startBehind } from '../../testing/outage-set-up';
import { tcpProxy } from '../../testing/tcp-proxy';

describe('the database is unavailable while people sign up', () => {
  it('a sign-up gets 503, the page is shown from memory, the key is accepted later, and no log line names anybody', async () => {
    const server = await testServer();
    const proxy = await tcpProxy(Number(new URL(server.uri).port));
    const { logger, text } = recordingLogger();
    const { service, receive, refresh, transport, call } = await startBehind(proxy, server, logger);
    await publishCouncil({ receive }, aCouncil());
    await publishTag({ receive }, aTag());
    await publishPage({ receive }, aPage());
    await refresh();
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
