import {
  createMagicLinkOperation,
  getSessionOperation,
  readSignInLinkOperation,
  signInRefusedEvent,
  type UserActor,
} from '@folkmoot/contracts';
import { NETWORK_HEADER } from '@folkmoot/service-kit';
import { until } from '@folkmoot/service-kit/testing';
import {
  type AdminTestService,
  askForLink,
  keptCookies,
  lastCode,
  makeCouncils,
  makeUser,
  postForm,
  redeem,
  signIn,
  startAdminService,
} from '../../testing/fixtures';

const MINUTE_MS = 60_000;
let service: AdminTestService;
beforeAll(async () => {
  service = await startAdminService();
  await makeCouncils(service);
});
afterAll(() => service.stop());

describe('opening a link', () => {
  const read = (code: string, headers: Record<string, string> = {}, as?: UserActor) =>
    service.call(readSignInLinkOperation, { body: { code }, headers, ...(as ? { as } : {}) });
  const askedBy = async () => {
    const user = await makeUser(service);
    const { headers } = await askForLink(service, user.email);
    return { user, code: lastCode(service), own: keptCookies(headers) };
  };

  it('the link redeems without a question in the browser that requested it, with script or without', async () => {
    const first = await askedBy();
    expect(first.own.cookie).toMatch(/^folkmoot_asked=\d+\.[\w-]{43}$/);
    expect((await read(first.code, first.own)).body).toMatchObject({ asksFirst: false, signedInAs: null });
    expect((await postForm(service, first.code, {}, first.own)).status).toBe(303);
  });

  it('the link asks first in another browser, and read requests do not use it', async () => {
    const { user, code } = await askedBy();
    for (let scan = 0; scan < 3; scan++) {
      const { status, body } = await read(code);
      expect([status, body.asksFirst]).toEqual([200, true]);
      expect(body.account).toBe(`${user.email[0]}***@council.example`);
    }
    const page = await postForm(service, code);
    expect([page.status, page.headers.getSetCookie()]).toEqual([200, []]);
    // Otherwise its form would be posted with the origin `null`.
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    const html = await page.text();
    expect(html).toContain(`Sign in as ${user.email[0]}***@council.example?`);
    expect(html).not.toContain(user.email);
    expect((await postForm(service, code, { confirm: 'yes' })).status).toBe(303);
  });

  it("the link asks first when the browser requested another mailbox's link", async () => {
    const [theirs, own] = [await askedBy(), await askedBy()];
    expect((await read(theirs.code, own.own)).body.asksFirst).toBe(true);
  });

  it("the link asks first when the browser's request is a quarter of an hour old", async () => {
    const user = await makeUser(service);
    const own = keptCookies((await askForLink(service, user.email)).headers);
    service.clock.advance(15 * MINUTE_MS);
    await askForLink(service, user.email);
    expect((await read(lastCode(service), own)).body.asksFirst).toBe(true);
  });

  it('the link asks first and names the user when somebody else is signed in', async () => {
    const other = await makeUser(service);
    const { actor } = await signIn(service, other);
    const { code, own } = await askedBy();
    expect((await read(code, own, actor)).body).toMatchObject({ asksFirst: true, signedInAs: other.email });
  });

  it('the former session ends when a link is used in its browser', async () => {
    const former = await signIn(service, await makeUser(service));
    const { code } = await askedBy();
    expect((await redeem(service, code, former.actor)).status).toBe(201);
    expect((await service.call(getSessionOperation, { as: former.actor })).status).toBe(401);
  });

  it('a forged or used link is refused, and is logged under a hash of the network, but not each time', async () => {
    service.forgetEvents();
    for (let index = 0; index < 12; index++) {
      const { status, body } = await read('x', {
        'x-forwarded-for': '198.51.100.77',
        [NETWORK_HEADER]: 'a-network-hash',
      });
      expect([status, body.code]).toEqual([401, 'code_invalid']);
    }
    const noted = async () => {
      await service.settled();
      return service.eventsOf(signInRefusedEvent);
    };
    await until(async () => (await noted()).length >= 2);
    const events = await noted();
    expect(events.map(({ payload }) => payload.change)).toEqual(['link_invalid', 'link_invalid']);
    expect(events[0]?.aggregate).toMatchObject({ type: 'network', id: 'a-network-hash' });
    expect(JSON.stringify(events)).not.toContain('198.51.100.77');
  });
});

describe('a browser that signed in before', () => {
  it('the known browser is not refused for requests of others in its network, but is refused for another mailbox', async () => {
    const [user, other] = [await makeUser(service), await makeUser(service)];
    await askForLink(service, user.email, '198.51.100.201');
    const known = keptCookies((await redeem(service, lastCode(service))).headers);
    const ask = (email: string, headers?: Record<string, string>) =>
      askForLink(service, email, '198.51.100.200', headers);
    for (let index = 0; index < 61; index++) await ask(`p${index}@nowhere.example`);
    expect((await ask(user.email)).status).toBe(429);
    expect((await ask(user.email, known)).status).toBe(202);
    expect((await ask(other.email, known)).status).toBe(429);
  });
});

describe('cookies where the public origin is https', () => {
  it('the cookies are secure and for the host only, and sign-out clears the former name too', async () => {
    const secure = await startAdminService({ publicOrigin: 'https://folkmoot.example' });
    const user = await makeUser(secure);
    const response = await secure.call(createMagicLinkOperation, { body: { email: user.email } });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-folkmoot_asked=[^;]+; Max-Age=900; Path=\/; HttpOnly; SameSite=Strict; Secure$/),
    ]);
    const { headers } = await redeem(secure, /code=([\w.-]+)/.exec(secure.mails.at(-1)?.text ?? '')?.[1] ?? '');
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-folkmoot_session=h-[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
      ),
      expect.stringMatching(
        /^__Host-folkmoot_known=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
      ),
      '__Host-folkmoot_asked=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict; Secure',
    ]);
    await secure.stop();
  });
});
