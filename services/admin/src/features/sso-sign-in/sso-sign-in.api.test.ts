import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  addSsoDomainOperation,
  beginSsoOperation,
  createMagicLinkOperation,
  createSessionOperation,
  deleteSessionOperation,
  endSsoOperation,
  getSessionOperation,
  getSsoOperation,
  hasSignedInFreshly,
  listSignInFailuresOperation,
  type Role,
  requireSsoOperation,
  resolveSessionOperation,
  type SsoDomain,
  type SsoRefusal,
  saveSsoOperation,
  ssoRefusals,
  ssoRefusedEvent,
  systemActor,
  testSsoOperation,
  type UserActor,
} from '@folkmoot/contracts';
import {
  guideRequest,
  otherCouncil,
  ownCouncil,
  requestsInGuide,
  until,
  userActor,
} from '@folkmoot/service-kit/testing';
import { type NameServer, startNameServer } from '@folkmoot/service-kit/testing/name-server';
import { OPENID_CLIENT as CLIENT, startOpenIdProvider } from '@folkmoot/service-kit/testing/openid-provider';
import { base64, createSamlProvider, type SamlValues } from '@folkmoot/service-kit/testing/saml-provider';
import { hashOfSecret } from '../../entities/secret';
import {
  type AdminTestService,
  askForLink,
  cookieOf,
  lastCode,
  makeCouncils,
  startAdminService,
} from '../../testing/fixtures';
import { type Forgery, startForgingOidcProvider } from './testing/forging-oidc-provider';
import { createTestBrowser } from './testing/test-browser';

const ORIGIN = 'http://localhost:8080';
const REPLY_URL = `${ORIGIN}/auth/saml/callback`;
const MINUTE_MS = 60_000;
const admin = userActor();
const otherAdmin = userActor({ userId: 'user_other', councilId: otherCouncil });

type Browser = ReturnType<typeof createTestBrowser>;

let service: AdminTestService;
let names: NameServer;

interface Person {
  email: string;
  role?: Role;
  councilId?: string | null;
  status?: string;
  lastLoginAt?: Date | null;
}

const makePerson = async ({ email, role = 'council_staff', councilId = ownCouncil, ...more }: Person) => {
  const id = `user-${email.replace(/\W/g, '-')}`;
  const fields = { email, role, councilId, name: email, status: 'active', lastLoginAt: null, ...more };
  await service.connection
    .collection<{ _id: string }>('users')
    .insertOne({ _id: id, ...fields, createdAt: service.clock.now(), revision: 1, searchText: email } as never);
  return id;
};

const makeDomain = (domain: string, councilId = ownCouncil) =>
  service.connection.collection<{ _id: string }>('ssoDomains').insertOne({
    _id: `domain-${domain.replaceAll('.', '-')}`,
    ...{ revision: 1, councilId, domain, claim: 'verified', token: 't', isVerified: true },
    ...{ checkedAt: service.clock.now(), problem: null, missingSince: null },
  });

const begin = async (browser: Browser, email: string, again = false): Promise<string> => {
  const headers = browser.cookieHeader(service.url);
  const { body, headers: sent } = await service.call(beginSsoOperation, { body: { email, again }, headers });
  browser.keep(service.url, sent);
  return body.url ?? '';
};

const here = (address: string): string => address.replace(ORIGIN, service.url);

/** The reason of a refusal, after its words were compared; `signed-in` for a session. */
const outcomeOf = (answer: Response): SsoRefusal | 'signed-in' => {
  const location = new URL(answer.headers.get('location') ?? '', ORIGIN);
  const reason = location.searchParams.get('error') as SsoRefusal | null;
  expect([answer.status, location.pathname]).toEqual([303, '/auth']);
  if (reason === null) {
    expect(cookieOf(answer.headers)).not.toBe('');
    return 'signed-in';
  }
  expect(cookieOf(answer.headers)).toBe('');
  expect(location.searchParams.get('error_description')).toBe(ssoRefusals[reason]);
  return reason;
};

const sessionOf = async (browser: Browser): Promise<UserActor> => {
  const cookie = browser.jarOf(service.url).get('folkmoot_session') ?? '';
  const id = hashOfSecret(cookie);
  const stored = await service.connection.collection<{ _id: string; userId: string }>('sessions').findOne({ _id: id });
  return userActor({ userId: stored?.userId ?? 'nobody', sessionId: id });
};

const isSignedIn = async (actor: UserActor): Promise<boolean> =>
  (await service.call(getSessionOperation, { as: actor })).status === 200;

const save = async (body: object, as = admin) => {
  const saved = await service.call(saveSsoOperation, { as, body });
  expect([saved.status, saved.text]).toEqual([200, expect.not.stringContaining(CLIENT.secret)]);
};

const roleOf = async (email: string) =>
  (await service.connection.collection('users').findOne({ email }))?.role as Role | undefined;

beforeAll(async () => {
  // The provider's package announces its runtime and its memory on the console.
  for (const level of ['warn', 'info'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
  names = await startNameServer();
  service = await startAdminService({ ssoDnsServers: [names.address] });
  await makeCouncils(service);
  service.clock.set(new Date());
  await makeDomain('riverside.example');
  await makeDomain('hillside.example', otherCouncil);
  await makePerson({ email: 'boss@riverside.example', role: 'council_admin' });
  await makePerson({ email: 'dan@riverside.example' });
  await makePerson({ email: 'eve@riverside.example' });
  await makePerson({ email: 'hilda@riverside.example', councilId: otherCouncil });
  await makePerson({ email: 'root@riverside.example', role: 'system_admin', councilId: null });
  await makePerson({ email: 'left@riverside.example', councilId: null });
  await makePerson({ email: 'off@riverside.example', status: 'inactive' });
});
afterAll(async () => {
  await service.stop();
  names.stop();
});

describe('a sign-in at a real OpenID Connect provider', () => {
  let provider: Awaited<ReturnType<typeof startOpenIdProvider>>;
  beforeAll(async () => {
    provider = await startOpenIdProvider({
      redirectUri: `${ORIGIN}/auth/oidc/callback`,
      signedOutUri: `${ORIGIN}/auth`,
      backChannelUri: `${service.url}/auth/oidc/logout/${ownCouncil}`,
    });
    await save({
      ...{ protocol: 'oidc', isOn: true, issuer: provider.issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret },
      ...{ allowsNewAccounts: true, preset: 'entra' },
    });
  });
  afterAll(() => provider.stop());

  const signInAs = async (email: string, groups: string[] = []) => {
    const browser = createTestBrowser(ORIGIN);
    provider.isNow({ sub: `sub-${email}`, email, name: 'Amy Lee', email_verified: true, groups });
    const answer = await browser.open(here(await browser.comeBack(await begin(browser, email))));
    return { browser, answer };
  };

  it('makes an account, begins a session and says where the council signs in', async () => {
    const asked = await service.call(beginSsoOperation, { body: { email: 'nobody@riverside.example' } });
    expect(asked.body).toMatchObject({
      provider: 'Microsoft',
      url: expect.stringContaining('code_challenge_method=S256'),
    });
    const { browser, answer } = await signInAs('amy@riverside.example');
    expect(outcomeOf(answer)).toBe('signed-in');
    const { body } = await service.call(getSessionOperation, { as: await sessionOf(browser) });
    expect(body.user).toMatchObject({ name: 'Amy Lee', role: 'council_staff', councilId: ownCouncil });
  });

  it('says nothing about domains that use no single sign-on', async () => {
    const { status, body, headers } = await service.call(beginSsoOperation, { body: { email: 'a@elsewhere.example' } });
    expect([status, body, headers.getSetCookie()]).toEqual([200, { url: null, council: null, provider: null }, []]);
  });

  it('takes the highest role of the groups, each time anew, and refuses without one', async () => {
    await save({
      protocol: 'oidc',
      groups: [
        { group: 'staff', role: 'council_staff' },
        { group: 'admins', role: 'council_admin' },
      ],
    });
    const email = 'ben@riverside.example';
    expect(outcomeOf((await signInAs(email, ['staff', 'admins', 'x'])).answer)).toBe('signed-in');
    expect(await roleOf(email)).toBe('council_admin');
    expect(outcomeOf((await signInAs(email, ['staff'])).answer)).toBe('signed-in');
    expect(await roleOf(email)).toBe('council_staff');
    expect(outcomeOf((await signInAs(email, ['x'])).answer)).toBe('sso_group_unknown');
    await save({ protocol: 'oidc', groups: [] });
  });

  it('ends here when the person signs out at the provider, and leads there when they sign out here', async () => {
    const { browser } = await signInAs('cem@riverside.example');
    const actor = await sessionOf(browser);
    const { body } = await service.call(endSsoOperation, { as: actor });
    expect(body.url).toContain(`post_logout_redirect_uri=${encodeURIComponent(`${ORIGIN}/auth`)}`);
    // The provider asks whether to sign out everywhere; its answer sends the logout token to us.
    const form = await (await browser.open(body.url ?? '')).text();
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(form)?.[1] ?? '';
    const action = /action="([^"]+)"/.exec(form)?.[1] ?? '';
    const fields = new URLSearchParams({ xsrf, logout: 'yes' });
    expect(await browser.comeBack(action, { method: 'POST', body: fields })).toContain(`${ORIGIN}/auth`);
    expect(await isSignedIn(actor)).toBe(false);
    expect((await service.call(deleteSessionOperation, { as: actor })).status).toBe(204);
  });

  it('passes the test of the connection, which names a wrong secret and a wrong issuer', async () => {
    const test = async () => (await service.call(testSsoOperation, { as: admin })).body;
    expect(await test()).toMatchObject({
      isWorking: true,
      checks: expect.arrayContaining([{ name: 'client', state: 'ok', text: expect.any(String) }]),
    });
    await save({ protocol: 'oidc', clientSecret: 'another' });
    expect((await test()).checks.find(({ state }) => state === 'failed')?.text).toContain(
      'does not accept the client ID',
    );
    await save({ protocol: 'oidc', issuer: `${provider.issuer}/`, clientSecret: CLIENT.secret });
    expect((await test()).checks.at(-1)).toMatchObject({ name: 'issuer', state: 'failed' });
  });

  it('is set up by the requests of the guide', async () => {
    const guide = readFileSync(path.resolve(__dirname, '../../../../../docs/guides/single-sign-on.md'), 'utf8');
    const keeper = await makePerson({
      email: 'keeper@riverside.example',
      role: 'council_admin',
      lastLoginAt: new Date(),
    });
    const as = userActor({ userId: keeper });
    const values: Record<string, string> = {
      'CLIENT-ID': CLIENT.id,
      'CLIENT-SECRET': CLIENT.secret,
      'ID-OF-GROUP': 'staff',
      'USER-ID': keeper,
    };
    const requests = requestsInGuide(guide).map((text) =>
      text.replace('https://login.microsoftonline.com/TENANT-ID/v2.0', provider.issuer),
    );
    const answers: string[] = [];
    for (const text of requests) {
      const { operation, params, body } = guideRequest(text, values);
      const answer = await service.call(operation, { as, params, body });
      answers.push(`${operation.name} ${answer.status}`);
      if (operation.name === addSsoDomainOperation.name) {
        const { id, domain, record } = answer.body as unknown as SsoDomain;
        values['DOMAIN-ID'] = id;
        names.records.set(domain, [record]);
      }
    }
    expect(answers).toEqual([
      ...['addSsoDomain 201', 'verifySsoDomain 200', 'saveSso 200', 'testSso 200', 'requireSso 200'],
    ]);
    const { body } = await service.call(getSsoOperation, { as });
    expect(body).toMatchObject({
      connection: { lastTest: { isWorking: true } },
      domains: expect.arrayContaining([expect.objectContaining({ domain: 'riverside.gov.uk', isVerified: true })]),
      requirement: { isRequired: true, breakGlassUserIds: [keeper] },
    });
    await service.call(requireSsoOperation, { as, body: { isRequired: false, breakGlassUserIds: [] } });
    await service.connection
      .collection<{ _id: string }>('users')
      .updateOne({ _id: keeper }, { $set: { status: 'inactive' } });
  });
});

describe('an attack on OpenID Connect', () => {
  let forger: Awaited<ReturnType<typeof startForgingOidcProvider>>;
  const email = 'dan@riverside.example';
  beforeAll(async () => {
    forger = await startForgingOidcProvider(CLIENT);
    await save({
      ...{ protocol: 'oidc', isOn: true, issuer: forger.issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret },
      ...{ allowsNewAccounts: false, groups: [{ group: 'staff', role: 'council_staff' }] },
    });
  });
  afterAll(() => forger.stop());

  let codes = 0;
  const callback = (state: string, code = `code-${codes++}`) =>
    `${service.url}/auth/oidc/callback?${new URLSearchParams({ state, code })}`;
  const forged = async (forgery: Forgery, browser = createTestBrowser(ORIGIN)) => {
    const state = forger.answer(await begin(browser, email), email, service.clock.now(), forgery);
    return outcomeOf(await browser.open(callback(state)));
  };
  const claims = (changes: Record<string, unknown>): Forgery => ({ claims: changes });
  const at = (minutes: number) => Math.floor(service.clock.now().getTime() / 1_000) + minutes * 60;

  it.each<[string, () => Forgery, SsoRefusal | 'signed-in']>([
    ['an honest answer', () => ({}), 'signed-in'],
    ['a clock that is 90 seconds off', () => claims({ iat: at(1.5), exp: at(-1.5) }), 'signed-in'],
    ['another audience', () => claims({ aud: 'another' }), 'sso_audience_wrong'],
    ['another issuer', () => claims({ iss: 'https://evil.example' }), 'sso_issuer_wrong'],
    ['alg none', () => ({ signing: 'none' }), 'sso_unsigned'],
    ['HS256 with the public key', () => ({ signing: 'hs256-public' }), 'sso_algorithm_refused'],
    ['HS256 with the client secret', () => ({ signing: 'hs256-secret' }), 'sso_algorithm_refused'],
    ['the key of somebody else', () => ({ signing: 'other-key' }), 'sso_signature_invalid'],
    ['another nonce', () => claims({ nonce: 'of another sign-in' }), 'sso_replayed'],
    ['an expired token', () => claims({ iat: at(-20), exp: at(-10) }), 'sso_answer_expired'],
    ['a token of the future', () => claims({ iat: at(10), exp: at(20) }), 'sso_answer_early'],
    ['a token that begins later', () => claims({ nbf: at(10) }), 'sso_answer_early'],
    ['no address', () => claims({ email: undefined }), 'sso_email_missing'],
    ['an unverified address', () => claims({ email_verified: false }), 'sso_email_unverified'],
    ["an address of another council's domain", () => claims({ email: 'x@hillside.example' }), 'sso_email_foreign'],
    ['an address of no domain', () => claims({ email: 'x@evil.example' }), 'sso_email_foreign'],
    ['a group that maps to nothing', () => claims({ groups: ['visitors'] }), 'sso_group_unknown'],
    ['no groups', () => claims({ groups: undefined }), 'sso_groups_missing'],
    [
      'groups that are elsewhere',
      () => claims({ groups: undefined, _claim_names: { groups: 's' } }),
      'sso_groups_too_many',
    ],
    ['a person without an account', () => claims({ email: 'new@riverside.example' }), 'sso_account_missing'],
    ['a person of another council', () => claims({ email: 'hilda@riverside.example' }), 'sso_account_elsewhere'],
    ['a person who left', () => claims({ email: 'left@riverside.example' }), 'sso_account_elsewhere'],
    ['an inactive person', () => claims({ email: 'off@riverside.example' }), 'sso_account_inactive'],
    ['a system administrator', () => claims({ email: 'root@riverside.example' }), 'sso_system_admin'],
  ])('%s has its own outcome', async (_, forgery, outcome) => expect(await forged(forgery())).toBe(outcome));

  const freshnessOf = async (forgery: Forgery, again: boolean) => {
    const browser = createTestBrowser(ORIGIN);
    const asked = await begin(browser, email, again);
    const state = forger.answer(asked, email, service.clock.now(), forgery);
    const outcome = outcomeOf(await browser.open(callback(state)));
    if (outcome !== 'signed-in') return outcome;
    const cookie = browser.jarOf(service.url).get('folkmoot_session') ?? '';
    const body = { sessionId: cookie };
    const { actor } = (await service.call(resolveSessionOperation, { as: systemActor('gateway'), body })).body;
    return actor?.kind === 'user' && hasSignedInFreshly(actor, service.clock.now()) ? 'fresh' : 'not fresh';
  };

  it.each<[string, () => Forgery, boolean, string]>([
    ['that says it asked just now', () => claims({ auth_time: at(-1) }), false, 'fresh'],
    ['that remembers the person', () => claims({ auth_time: at(-60) }), false, 'not fresh'],
    ['that does not say when it asked', () => ({}), false, 'not fresh'],
    ['that was told to ask again, and says nothing', () => ({}), true, 'fresh'],
    ['that was told to ask again, and did', () => claims({ auth_time: at(0) }), true, 'fresh'],
    ['that was told to ask again, and did not', () => claims({ auth_time: at(-60) }), true, 'sso_not_again'],
  ])('a sign-in at a provider %s is as fresh as that', async (_, forgery, again, expected) =>
    expect(await freshnessOf(forgery(), again)).toBe(expected),
  );

  it('each refusal is counted among the failed sign-ins, without saying who it was', async () => {
    const as = userActor({ role: 'system_admin', councilId: null });
    // Counts are by day, and those of earlier tests may still be written: this day has none.
    service.clock.advance(24 * 60 * MINUTE_MS);
    const today = service.clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length);
    const counted = async () => {
      const { items } = (await service.call(listSignInFailuresOperation, { as })).body;
      const refused = items.filter(({ day, reason }) => day === today && reason === 'sso_refused');
      return refused.reduce((sum, { count }) => sum + count, 0);
    };
    for (let times = 0; times < 3; times += 1) await forged(claims({ groups: ['visitors'] }));
    await until(async () => (await counted()) === 3);
    const stored = await service.connection.collection('signInFailures').find({ reason: 'sso_refused' }).toArray();
    expect(stored.map(({ userId }) => userId)).toEqual(stored.map(() => null));
  });

  it('a stolen state is refused in another browser, and stays good in its own', async () => {
    const [own, thief] = [createTestBrowser(ORIGIN), createTestBrowser(ORIGIN)];
    const state = forger.answer(await begin(own, email), email, service.clock.now());
    await begin(thief, email);
    expect(outcomeOf(await thief.open(callback(state)))).toBe('sso_other_browser');
    expect(outcomeOf(await createTestBrowser(ORIGIN).open(callback(state)))).toBe('sso_other_browser');
    expect(outcomeOf(await own.open(callback(state)))).toBe('signed-in');
  });

  it('an answer is refused when it is replayed, whole or as its code, late, or invented', async () => {
    const browser = createTestBrowser(ORIGIN);
    const state = forger.answer(await begin(browser, email), email, service.clock.now());
    const used = callback(state, 'one-code');
    expect(outcomeOf(await browser.open(used))).toBe('signed-in');
    expect(outcomeOf(await browser.open(used))).toBe('sso_expired');
    const next = forger.answer(await begin(browser, email), email, service.clock.now());
    expect(outcomeOf(await browser.open(callback(next, 'one-code')))).toBe('sso_replayed');
    const late = forger.answer(await begin(browser, email), email, service.clock.now());
    service.clock.advance(16 * MINUTE_MS);
    expect(outcomeOf(await browser.open(callback(late)))).toBe('sso_expired');
    expect(outcomeOf(await browser.open(callback('invented')))).toBe('sso_expired');
    const refused = forger.answer(await begin(browser, email), email, service.clock.now());
    const denied = `${service.url}/auth/oidc/callback?state=${refused}&error=access_denied`;
    expect(outcomeOf(await browser.open(denied))).toBe('sso_provider_refused');
  });

  it('a refusal is in the activity log of the council, with its reason and without the person', async () => {
    await forged(claims({ groups: ['visitors'] }));
    await service.settled();
    const refusal = service.eventsOf(ssoRefusedEvent).find(({ payload }) => payload.change === 'sso_group_unknown');
    expect(refusal).toMatchObject({ councilId: ownCouncil, aggregate: { type: 'network' } });
    expect(JSON.stringify(service.eventsOf(ssoRefusedEvent))).not.toContain('@');
  });

  it('a logout token ends sessions only when it is signed, meant for us, new and no ID token', async () => {
    const browser = createTestBrowser(ORIGIN);
    const state = forger.answer(await begin(browser, email), email, service.clock.now(), claims({ sid: 's1' }));
    expect(outcomeOf(await browser.open(callback(state)))).toBe('signed-in');
    const actor = await sessionOf(browser);
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
    const honest = {
      iss: forger.issuer,
      aud: CLIENT.id,
      iat: at(0),
      exp: at(2),
      jti: 'j1',
      sub: email,
      sid: 's1',
      events,
    };
    const post = async (token: string) =>
      (
        await fetch(`${service.url}/auth/oidc/logout/${ownCouncil}`, {
          method: 'POST',
          body: new URLSearchParams({ logout_token: token }),
        })
      ).status;
    const bad = [
      { ...honest, aud: 'another' },
      { ...honest, iss: 'https://evil.example' },
      { ...honest, events: {} },
      { ...honest, nonce: 'n' },
      { ...honest, jti: undefined },
      { ...honest, iat: at(-30), exp: at(-20) },
      { ...honest, sub: undefined, sid: undefined },
    ];
    for (const each of bad) expect(await post(await forger.logoutToken(each))).toBe(400);
    expect(await post(await forger.logoutToken(honest, 'none'))).toBe(400);
    expect(await post(await forger.logoutToken(honest, 'other-key'))).toBe(400);
    expect(await isSignedIn(actor)).toBe(true);
    const token = await forger.logoutToken(honest);
    expect([await post(token), await isSignedIn(actor), await post(token)]).toEqual([204, false, 400]);
  });

  it('a provider of another council cannot sign in people of this one', async () => {
    await save(
      { protocol: 'oidc', isOn: true, issuer: forger.issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret },
      otherAdmin,
    );
    const browser = createTestBrowser(ORIGIN);
    const state = forger.answer(await begin(browser, 'x@hillside.example'), email, service.clock.now());
    expect(outcomeOf(await browser.open(callback(state)))).toBe('sso_email_foreign');
  });
});

describe('SAML', () => {
  let idp: ReturnType<typeof createSamlProvider>;
  const email = 'eve@riverside.example';
  beforeAll(async () => {
    const ours = await (await fetch(`${service.url}/auth/saml/metadata`)).text();
    idp = createSamlProvider({ ourMetadata: ours, replyUrl: REPLY_URL, clock: service.clock });
    await save({
      ...{ protocol: 'saml', preset: 'other', isOn: true, metadataXml: idp.metadata, allowsNewAccounts: false },
      groups: [{ group: 'staff', role: 'council_staff' }],
    });
  });

  const post = (browser: Browser, xml: string) =>
    browser.open(here(REPLY_URL), {
      method: 'POST',
      body: new URLSearchParams({ SAMLResponse: base64(xml), RelayState: 'https://evil.example' }),
    });
  /** The provider's page posts without our cookie; the browser comes back with it. */
  const arrive = async (browser: Browser, xml: string) => {
    const posted = await post(createTestBrowser(ORIGIN), xml);
    const location = posted.headers.get('location') ?? '';
    return location.includes('ticket=') ? browser.open(here(`${ORIGIN}${location}`)) : posted;
  };
  const start = async () => {
    const browser = createTestBrowser(ORIGIN);
    const inResponseTo = await idp.requestIdIn(await begin(browser, email));
    return { browser, values: { email, inResponseTo } satisfies SamlValues };
  };

  it('signs a person in whose browser brings its cookie with the answer or after it', async () => {
    const first = await start();
    expect(outcomeOf(await arrive(first.browser, await idp.signed(first.values)))).toBe('signed-in');
    const second = await start();
    expect(outcomeOf(await post(second.browser, await idp.signed(second.values)))).toBe('signed-in');
  });

  it.each<[string, Partial<SamlValues>, SsoRefusal | 'signed-in']>([
    ['a clock that is 90 seconds off', { from: 1.5 }, 'signed-in'],
    ['another audience', { audience: 'https://another.example' }, 'sso_audience_wrong'],
    ['another recipient', { recipient: 'https://another.example' }, 'sso_audience_wrong'],
    ['another issuer', { issuer: 'https://evil.example' }, 'sso_issuer_wrong'],
    ['an expired assertion', { from: -30, until: -10 }, 'sso_answer_expired'],
    ['an assertion of the future', { from: 10, until: 20 }, 'sso_answer_early'],
    ["an address of another council's domain", { email: 'x@hillside.example' }, 'sso_email_foreign'],
    ['a group that maps to nothing', { groups: ['visitors'] }, 'sso_group_unknown'],
    ['no groups', { groups: [] }, 'sso_groups_missing'],
    ['a comment in the name', { nameId: 'eve@riverside.example<!-- -->.evil.example' }, 'sso_answer_unsafe'],
    ['a person without an account', { email: 'new2@riverside.example' }, 'sso_account_missing'],
    ['a person of another council', { email: 'hilda@riverside.example' }, 'sso_account_elsewhere'],
    ['a system administrator', { email: 'root@riverside.example' }, 'sso_system_admin'],
  ])('%s has its own outcome', async (_, changes, outcome) => {
    const { browser, values } = await start();
    expect(outcomeOf(await arrive(browser, await idp.signed({ ...values, ...changes })))).toBe(outcome);
  });

  const assertionIn = (xml: string): string => /<saml:Assertion .*<\/saml:Assertion>/s.exec(xml)?.[0] ?? '';
  const evil = (assertion: string): string =>
    assertion
      .replace(/<ds:Signature.*<\/ds:Signature>|<Signature.*<\/Signature>/s, '')
      .replaceAll(email, 'boss@riverside.example')
      .replace(/ID="_a\d+"/, 'ID="_evil"');
  const wrap = (change: (xml: string, assertion: string) => string) => (xml: string) => change(xml, assertionIn(xml));

  it.each<[string, (xml: string) => string, SsoRefusal]>([
    [
      'no signature',
      (xml) => xml.replace(/<ds:Signature.*<\/ds:Signature>|<Signature.*<\/Signature>/s, ''),
      'sso_unsigned',
    ],
    ['a changed name', (xml) => xml.replaceAll(email, 'boss@riverside.example'), 'sso_signature_invalid'],
    ['a changed group', (xml) => xml.replace('>staff<', '>admins<'), 'sso_signature_invalid'],
    ['an evil assertion first', wrap((xml, good) => xml.replace(good, evil(good) + good)), 'sso_answer_unsafe'],
    ['an evil assertion last', wrap((xml, good) => xml.replace(good, good + evil(good))), 'sso_answer_unsafe'],
    [
      'the signed one within the evil one',
      wrap((xml, good) => xml.replace(good, evil(good).replace('</saml:Assertion>', `${good}</saml:Assertion>`))),
      'sso_answer_unsafe',
    ],
    [
      'the signed one in an extension',
      wrap((xml, good) => xml.replace(good, `<samlp:Extensions>${good}</samlp:Extensions>${evil(good)}`)),
      'sso_answer_unsafe',
    ],
    [
      'the signed one in an object of the signature',
      wrap((xml, good) =>
        xml.replace(
          good,
          evil(good).replace(
            '<saml:Subject>',
            `<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:Object>${good}</ds:Object></ds:Signature><saml:Subject>`,
          ),
        ),
      ),
      'sso_answer_unsafe',
    ],
    [
      'the same id twice',
      wrap((xml, good) => xml.replace(good, evil(good).replace('_evil', /ID="(_a\d+)"/.exec(good)?.[1] ?? '') + good)),
      'sso_answer_unsafe',
    ],
    [
      'a response around a response',
      (xml) => xml.replace('<samlp:Status>', `${xml}<samlp:Status>`),
      'sso_answer_unsafe',
    ],
    ['a document type', (xml) => `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${xml}`, 'sso_answer_unsafe'],
    [
      'an entity bomb',
      (xml) => `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${xml.replace(email, '&b;')}`,
      'sso_answer_unsafe',
    ],
    ['a processing instruction', (xml) => `<?xml-stylesheet href="x"?>${xml}`, 'sso_answer_unsafe'],
    [
      'SHA-1',
      (xml) =>
        xml.replaceAll(
          'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
          'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
        ),
      'sso_algorithm_refused',
    ],
    [
      'a shared secret',
      (xml) =>
        xml.replaceAll(
          'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
          'http://www.w3.org/2000/09/xmldsig#hmac-sha1',
        ),
      'sso_algorithm_refused',
    ],
    ['no request', (xml) => xml.replaceAll(/ InResponseTo="[^"]*"/g, ''), 'sso_not_asked'],
    ['no XML', () => 'hello', 'sso_answer_unsafe'],
  ])('%s is refused', async (_, forge, outcome) => {
    const { browser, values } = await start();
    expect(outcomeOf(await arrive(browser, forge(await idp.signed(values))))).toBe(outcome);
  });

  it('an answer is refused in another browser, for another request, and a second time', async () => {
    const [mine, thief] = [await start(), await start()];
    const answer = await idp.signed(mine.values);
    expect(outcomeOf(await post(thief.browser, answer))).toBe('sso_other_browser');
    expect(outcomeOf(await arrive(thief.browser, answer))).toBe('sso_other_browser');
    expect(outcomeOf(await post(mine.browser, answer))).toBe('sso_replayed');
    const third = await start();
    const fresh = await idp.signed({ ...third.values, assertionId: '_fixed' });
    expect(outcomeOf(await post(third.browser, fresh))).toBe('signed-in');
    expect(outcomeOf(await post(third.browser, fresh))).toBe('sso_expired');
    const fourth = await start();
    const again = await idp.signed({ ...fourth.values, assertionId: '_fixed' });
    expect(outcomeOf(await post(fourth.browser, again))).toBe('sso_replayed');
    const stolen = (await idp.signed((await start()).values)).replace(
      /InResponseTo="[^"]*"/,
      `InResponseTo="${(await start()).values.inResponseTo}"`,
    );
    expect(outcomeOf(await arrive(createTestBrowser(ORIGIN), stolen))).toBe('sso_not_asked');
  });

  it('a signed request of the provider ends the session, an unsigned or changed one does not', async () => {
    // The package of the provider writes the time of the machine into its request.
    service.clock.set(new Date());
    const { browser, values } = await start();
    expect(outcomeOf(await arrive(browser, await idp.signed(values)))).toBe('signed-in');
    const actor = await sessionOf(browser);
    const url = new URL(idp.signOut(email, `session-of-${email}`));
    const signOut = async (change: (query: URLSearchParams) => void) => {
      const query = new URLSearchParams(url.searchParams);
      change(query);
      return (await browser.open(`${service.url}/auth/saml/logout?${query}`)).headers.get('location');
    };
    expect(await signOut((query) => query.delete('Signature'))).toBe('/auth');
    expect(await signOut((query) => query.set('RelayState', 'x'))).toBe('/auth');
    expect(await isSignedIn(actor)).toBe(true);
    expect(await signOut(() => undefined)).toContain('https://login.riverside.example/sign-out?SAMLResponse=');
    expect(await isSignedIn(actor)).toBe(false);
    expect(await signOut(() => undefined)).toBe('/auth');
  });
});

describe('the requirement of single sign-on', () => {
  const require = (body: object, as = admin) => service.call(requireSsoOperation, { as, body });

  it('needs a named admin who has signed in, and keeps a way in for whoever switches it on', async () => {
    const fresh = await makePerson({ email: 'fresh@riverside.example', role: 'council_admin' });
    const boss = await makePerson({ email: 'chief@riverside.example', role: 'council_admin', lastLoginAt: new Date() });
    expect((await require({ isRequired: true })).body.code).toBe('sso_break_glass_missing');
    expect((await require({ isRequired: true, breakGlassUserIds: [fresh] })).body.code).toBe('sso_break_glass_missing');
    expect((await require({ isRequired: true, breakGlassUserIds: [boss] })).body.code).toBe('sso_own_lockout');
    const done = await require({ isRequired: true, breakGlassUserIds: [boss] }, userActor({ userId: boss }));
    expect(done.body.requirement).toMatchObject({ isRequired: true, breakGlassUserIds: [boss] });
  });

  it('stops sign-in links, also mailed ones, for all but the named admins', async () => {
    await require({ isRequired: false }, userActor({ userId: 'user-chief-riverside-example' }));
    await askForLink(service, 'eve@riverside.example');
    const code = lastCode(service);
    await require({ isRequired: true }, userActor({ userId: 'user-chief-riverside-example' }));
    const mail = async (email: string) => {
      const { status, body } = await service.call(createMagicLinkOperation, { body: { email } });
      return status === 202 ? 'sent' : body.code;
    };
    expect((await service.call(createSessionOperation, { body: { code } })).body.code).toBe('sso_required');
    expect(await mail('eve@riverside.example')).toBe('sso_required');
    expect(await mail('chief@riverside.example')).toBe('sent');
    expect(await mail('root@riverside.example')).toBe('sent');
    expect(await mail('hilda@riverside.example')).toBe('sent');
    expect((await service.call(getSsoOperation, { as: admin })).body.requirement.lockedOut).toEqual([]);
  });

  it('lets admins in by a link again when no named admin is left, and staff not', async () => {
    const users = service.connection.collection<{ _id: string }>('users');
    await users.updateOne({ _id: 'user-chief-riverside-example' }, { $set: { status: 'inactive' } });
    const link = (email: string) => service.call(createMagicLinkOperation, { body: { email } });
    expect((await link('fresh@riverside.example')).status).toBe(202);
    expect((await link('dan@riverside.example')).body.code).toBe('sso_required');
  });
});
