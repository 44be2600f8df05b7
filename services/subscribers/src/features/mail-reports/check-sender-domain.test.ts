import type { SenderFinding } from '@folkmoot/contracts';
import { manualClock } from '@folkmoot/service-kit/testing';
import { createCheckSenderDomain } from './check-sender-domain.use-case';
import { evaluateSpf } from './spf';

interface Zone {
  readonly txt?: Readonly<Record<string, readonly string[]>>;
  readonly addresses?: Readonly<Record<string, readonly string[]>>;
  readonly mx?: Readonly<Record<string, readonly string[]>>;
}

const SILENT = 'silent.example';

/** A name server of the test. It does not answer for one domain. */
const resolverOf = ({ txt = {}, addresses = {}, mx = {} }: Zone) => {
  const look = async (table: Readonly<Record<string, readonly string[]>>, name: string) => {
    if (name.endsWith(SILENT)) throw Object.assign(new Error('timeout'), { code: 'ETIMEOUT' });
    return new Map(Object.entries(table)).get(name) ?? [];
  };
  return {
    txt: (name: string) => look(txt, name),
    addresses: (name: string) => look(addresses, name),
    mx: (name: string) => look(mx, name),
  };
};

const SERVER = '198.51.100.7';

describe('SPF of a server', () => {
  const spf = (record: string, zone: Zone = {}) =>
    evaluateSpf('a.example', SERVER, resolverOf({ ...zone, txt: { 'a.example': [record], ...zone.txt } }));

  it.each([
    ['v=spf1 ip4:198.51.100.7 -all', 'pass'],
    ['v=spf1 ip4:198.51.100.0/24 ~all', 'pass'],
    ['v=spf1 ip4:198.51.101.0/24 ip6:2001:db8::/32 -all', 'fail'],
    ['v=spf1 ?ip4:198.51.100.7 -all', 'fail'],
    ['v=spf1 -ip4:198.51.100.7 +all', 'fail'],
    ['v=spf1 exists:%{i}.a.example -all', 'fail'],
    ['v=spf1', 'fail'],
    ['v=spf1 ip4', 'fail'],
    ['v=spf1 )broken( -all', 'invalid'],
  ])('%s: %s', async (record, result) => expect(await spf(record)).toBe(result));

  it('a, mx, include and redirect look further', async () => {
    const zone = {
      txt: { 'b.example': ['v=spf1 a:mail.b.example -all'], 'c.example': ['v=spf1 mx -all'] },
      addresses: { 'mail.b.example': [SERVER], 'mx.c.example': ['203.0.113.1', SERVER] },
      mx: { 'c.example': ['mx.c.example'] },
    };
    expect(await spf('v=spf1 include:b.example -all', zone)).toBe('pass');
    expect(await spf('v=spf1 redirect=c.example', zone)).toBe('pass');
    expect(await spf('v=spf1 -include:b.example +all', zone)).toBe('fail');
    expect(await spf('v=spf1 include:none.example -all', zone)).toBe('fail');
  });

  it('a record that includes itself ends after ten lookups', async () => {
    expect(await spf('v=spf1 include:a.example -all')).toBe('invalid');
  });
});

describe('check of the domain of the sender', () => {
  const check = async (zone: Zone, tools: object = {}, sender = 'Feedback <no-reply@mail.council.example>') => {
    const all = {
      resolver: resolverOf(zone),
      smtpHosts: ['smtp.council.example'],
      sendingAddresses: [SERVER],
      dkimSelectors: ['key1'],
      sender,
      ...tools,
    };
    const { checks } = await createCheckSenderDomain(all, manualClock(new Date()))();
    const [spf, dkim, dmarc] = checks;
    return { spf, dkim, dmarc, findings: checks.map(({ finding }) => finding) };
  };
  const good = {
    'mail.council.example': ['v=spf1 ip4:198.51.100.7 -all', 'other=1'],
    'key1._domainkey.mail.council.example': ['v=DKIM1; k=rsa; p=MIIB'],
    '_dmarc.council.example': ['v=DMARC1; p=reject; rua=mailto:a@council.example'],
  };
  const findings = async (txt: Readonly<Record<string, readonly string[]>>, tools?: object): Promise<SenderFinding[]> =>
    (await check({ txt: { ...good, ...txt } }, tools)).findings;

  it('everything is allowed; a subdomain has the DMARC record of the domain above', async () => {
    expect(await findings({})).toEqual(['spf_ok', 'dkim_ok', 'dmarc_ok']);
  });

  it('nothing is there: each record to add is named', async () => {
    const { spf, dkim, dmarc } = await check({});
    expect(spf).toMatchObject({
      finding: 'spf_missing',
      level: 'bad',
      advice: { name: 'mail.council.example', value: 'v=spf1 ip4:198.51.100.7 ~all' },
    });
    expect(dkim).toMatchObject({ finding: 'dkim_missing', servers: ['key1._domainkey.mail.council.example'] });
    expect(dmarc?.advice).toEqual({ name: '_dmarc.mail.council.example', value: 'v=DMARC1; p=none' });
  });

  it('a server that is not allowed is added before the last term', async () => {
    const txt = { 'mail.council.example': ['v=spf1 include:other.example -all'] };
    const { spf } = await check({ txt });
    expect(spf).toMatchObject({
      finding: 'spf_not_allowed',
      servers: [SERVER],
      advice: { value: 'v=spf1 include:other.example ip4:198.51.100.7 -all' },
    });
  });

  it.each<[string, Readonly<Record<string, readonly string[]>>, SenderFinding]>([
    ['two SPF records', { 'mail.council.example': ['v=spf1 -all', 'v=spf1 ~all'] }, 'spf_several'],
    ['SPF for everybody', { 'mail.council.example': ['v=spf1 +all'] }, 'spf_allows_all'],
    ['a revoked key', { 'key1._domainkey.mail.council.example': ['v=DKIM1; p='] }, 'dkim_revoked'],
    ['DMARC that only reports', { '_dmarc.council.example': ['v=DMARC1; p=none'] }, 'dmarc_only_reports'],
    ['two DMARC records', { '_dmarc.council.example': ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] }, 'dmarc_several'],
  ])('%s', async (_name, txt, finding) => expect(await findings(txt)).toContain(finding));

  it('a provider is known by its server: its name must be included, and its usual keys are looked for', async () => {
    const tools = { smtpHosts: ['smtp.sendgrid.net'], sendingAddresses: [], dkimSelectors: [] };
    const txt = {
      'mail.council.example': ['v=spf1 include:spf.council.example ~all'],
      'spf.council.example': ['v=spf1 include:sendgrid.net ~all'],
      's1._domainkey.mail.council.example': ['p=MIIB'],
    };
    expect(await findings(txt, tools)).toEqual(['spf_ok', 'dkim_ok', 'dmarc_ok']);
    const { spf, dkim } = await check({}, tools);
    expect(spf).toMatchObject({ level: 'warning', advice: { value: 'v=spf1 include:sendgrid.net ~all' } });
    expect(dkim).toMatchObject({ finding: 'dkim_selector_unknown', level: 'unknown' });
  });

  it('a mail server inside the network shows no address that receivers see', async () => {
    const zone = { txt: good, addresses: { 'smtp.council.example': ['10.1.2.3'] } };
    expect((await check(zone, { sendingAddresses: [] })).spf?.finding).toBe('spf_server_unknown');
  });

  it('a name server that does not answer is named, and proves nothing', async () => {
    const { findings: all, spf } = await check({}, {}, `a@${SILENT}`);
    expect(all).toEqual(['no_answer', 'no_answer', 'no_answer']);
    expect(spf?.level).toBe('unknown');
  });
});
