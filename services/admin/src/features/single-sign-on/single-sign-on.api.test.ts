import {
  addSsoDomainOperation,
  getSsoOperation,
  removeSsoDomainOperation,
  removeSsoOperation,
  type SsoCheck,
  saveSsoOperation,
  ssoChangedEvent,
  ssoDomainChangedEvent,
  testSsoOperation,
  verifySsoDomainOperation,
} from '@folkmoot/contracts';
import { localServers, otherCouncil, userActor } from '@folkmoot/service-kit/testing';
import { type NameServer, startNameServer } from '@folkmoot/service-kit/testing/name-server';
import { type AdminTestService, makeCouncils, runJob, startAdminService } from '../../testing/fixtures';

const DAY_MS = 86_400_000;
const SECRET = 'the secret of the client';
const admin = userActor();
const otherAdmin = userActor({ userId: 'user_other', councilId: otherCouncil });

const servers = localServers();
let names: NameServer;
let service: AdminTestService;
beforeAll(async () => {
  names = await startNameServer();
  service = await startAdminService({ ssoDnsServers: [names.address] });
  await makeCouncils(service);
  service.clock.set(new Date());
});
afterAll(async () => {
  await service.stop();
  names.stop();
  servers.closeAll();
});

const oidc = { protocol: 'oidc', issuer: 'https://login.invalid', clientId: 'folkmoot', clientSecret: SECRET };
const save = (body: object, as = admin) => service.call(saveSsoOperation, { as, body });
const stored = (collection: string, filter: object = {}) => service.connection.collection(collection).findOne(filter);

describe('the provider of a council', () => {
  it('is saved without ever returning its secret, which is encrypted', async () => {
    const { body, text } = await save(oidc);
    expect(body.connection).toMatchObject({
      issuer: oidc.issuer,
      hasSecret: true,
      label: 'your provider',
      isOn: false,
    });
    expect(text + JSON.stringify(await stored('ssoConnections'))).not.toContain(SECRET);
    await service.settled();
    expect(JSON.stringify(service.eventsOf(ssoChangedEvent))).not.toContain('login.invalid');
  });

  it.each([
    ['an issuer that is no address', { issuer: 'login' }, 'issuer'],
    ['no client ID', { clientId: '' }, 'clientId'],
    ['another issuer without its secret', { issuer: 'https://evil.example' }, 'clientSecret'],
    ['a group twice', { groups: ['a', 'a'].map((group) => ({ group, role: 'council_staff' })) }, 'groups'],
    ['SAML without metadata', { protocol: 'saml' }, 'metadataUrl'],
    ['metadata with a document type', { protocol: 'saml', metadataXml: '<!DOCTYPE x><x/>' }, 'metadataXml'],
    ['metadata that are none', { protocol: 'saml', metadataXml: 'hello' }, 'metadataXml'],
    ['a certificate that is none', { protocol: 'saml', certificate: 'hello' }, 'certificate'],
    ['metadata in a private network', { protocol: 'saml', metadataUrl: 'http://10.0.0.1/metadata' }, 'metadataUrl'],
    ['metadata of a cloud', { protocol: 'saml', metadataUrl: 'http://169.254.169.254/' }, 'metadataUrl'],
  ])('is refused at its field with %s', async (_, change, path) => {
    const { status, body } = await save({ protocol: 'oidc', ...change });
    expect([status, body.fields?.map((field) => field.path)]).toEqual([400, [path]]);
  });

  it('is not changed from a stale page', async () => {
    const { body } = await service.call(getSsoOperation, { as: admin });
    const revision = (body.connection?.revision ?? 0) - 1;
    expect((await save({ protocol: 'oidc', revision })).body.code).toBe('stale_revision');
  });

  it('belongs to its council', async () => {
    expect((await service.call(getSsoOperation, { as: otherAdmin })).body.connection).toBeNull();
    expect((await service.call(removeSsoOperation, { as: otherAdmin })).status).toBe(404);
  });
});

describe('a test of the connection', () => {
  /** Serves a document, and says what the failed line of the test is. */
  const failureOf = async (answer: (issuer: string) => { status?: number; body: unknown; date?: Date }) => {
    let issuer = '';
    issuer = await servers.serve((_, res) => {
      const { status = 200, body, date } = answer(issuer);
      if (date) res.setHeader('date', date.toUTCString());
      res.writeHead(status, { 'content-type': 'application/json' });
      res.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
    await save({ ...oidc, issuer });
    const { checks } = (await service.call(testSsoOperation, { as: admin })).body;
    const failed = checks.find(({ state }: SsoCheck) => state === 'failed');
    return [failed?.name, failed?.text];
  };
  const whole = (issuer: string) => ({
    ...{ issuer, authorization_endpoint: `${issuer}/a`, token_endpoint: `${issuer}/t`, jwks_uri: `${issuer}/k` },
    keys: [{ kty: 'RSA' }],
  });
  const without = (name: string) => (issuer: string) => ({ body: { ...whole(issuer), [name]: undefined } });

  it.each<[string, Parameters<typeof failureOf>[0], string, RegExp]>([
    ['nothing there', () => ({ status: 404, body: '' }), 'address', /nothing at this address/],
    ['an error', () => ({ status: 500, body: '' }), 'address', /error \(500\)/],
    ['a page', () => ({ body: '<html>' }), 'document', /a page and not the settings/],
    [
      'another issuer',
      () => ({ body: whole('https://other.example') }),
      'issuer',
      /calls itself https:\/\/other.example/,
    ],
    ['no authorization endpoint', without('authorization_endpoint'), 'endpoints', /authorization endpoint/],
    ['no token endpoint', without('token_endpoint'), 'endpoints', /token endpoint/],
    [
      'no keys',
      (issuer) => ({ body: { ...whole(issuer), keys: [] } }),
      'keys',
      /keys of the provider could not be read/,
    ],
    [
      'only shared secrets',
      (issuer) => ({ body: { ...whole(issuer), id_token_signing_alg_values_supported: ['HS256'] } }),
      'security',
      /RS256 or ES256/,
    ],
    [
      'a clock that is off',
      (issuer) => ({ body: whole(issuer), date: new Date(Date.now() + 10 * 60_000) }),
      'clock',
      /10 minutes ahead of ours/,
    ],
  ])('names %s', async (_, answer, name, words) =>
    expect(await failureOf(answer)).toEqual([name, expect.stringMatching(words)]),
  );

  it('names an unknown name and a private network', async () => {
    const test = async () => (await service.call(testSsoOperation, { as: admin })).body.checks.at(-1)?.text;
    await save({ ...oidc, issuer: 'https://login.invalid' });
    expect(await test()).toMatch(/name in the address does not exist|Nothing answers/);
    await save({ ...oidc, issuer: 'https://192.168.0.1' });
    expect(await test()).toContain('private network');
  });
});

describe('a domain', () => {
  const add = (domain: string, as = admin) => service.call(addSsoDomainOperation, { as, body: { domain } });
  const check = (domainId: string, as = admin) => service.call(verifySsoDomainOperation, { as, params: { domainId } });

  it('is verified by its record, and then belongs to one council', async () => {
    const { body: domain } = await add('https://Riverside.GOV.UK/');
    expect(domain).toMatchObject({ domain: 'riverside.gov.uk', isVerified: false });
    expect((await check(domain.id)).body.problem).toContain('do not know this domain');
    names.records.set('riverside.gov.uk', ['v=spf1 -all']);
    expect((await check(domain.id)).body.problem).toContain('no such TXT record');
    names.records.set('riverside.gov.uk', ['folkmoot-verification=other']);
    expect((await check(domain.id)).body.problem).toContain('another value');
    const rival = (await add('riverside.gov.uk', otherAdmin)).body;
    names.records.set('riverside.gov.uk', [domain.record, rival.record]);
    expect((await check(domain.id)).body).toMatchObject({ isVerified: true, problem: null });
    expect((await check(rival.id, otherAdmin)).body.code).toBe('sso_domain_taken');
    expect((await add('riverside.gov.uk')).body.code).toBe('conflict');
    expect((await check(domain.id, otherAdmin)).status).toBe(404);
  });

  it.each(['gmail.com', 'riverside', 'a b.example', '127.0.0.1', 'x'.repeat(250)])('%s is refused', async (domain) =>
    expect((await add(domain)).status).toBe(400),
  );

  it('is checked every day, and lost when its record is gone for two days', async () => {
    const isVerified = async () => (await stored('ssoDomains', { claim: 'verified' })) !== null;
    const nextDay = async () => {
      service.clock.advance(DAY_MS + 1_000);
      await runJob(service, 'admin.check-sso-domains');
    };
    await nextDay();
    expect(await isVerified()).toBe(true);
    names.records.set('riverside.gov.uk', []);
    await nextDay();
    expect(await isVerified()).toBe(true);
    await nextDay();
    await nextDay();
    expect(await isVerified()).toBe(false);
    await service.settled();
    expect(service.eventsOf(ssoDomainChangedEvent).map(({ payload }) => payload.change)).toContain('lost');
  });

  it('is removed by its own council only', async () => {
    const domain = await stored('ssoDomains', { councilId: otherCouncil });
    const remove = (as = admin) =>
      service.call(removeSsoDomainOperation, { as, params: { domainId: String(domain?._id) } });
    expect([(await remove()).status, (await remove(otherAdmin)).status]).toEqual([404, 204]);
  });
});
