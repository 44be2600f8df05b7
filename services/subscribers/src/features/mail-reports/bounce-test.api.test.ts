import {
  DomainError,
  getMailHealthOperation,
  startBounceTestOperation,
  takeMailEventsOperation,
} from '@folkmoot/contracts';
import type { Mail } from '@folkmoot/service-kit';
import { other, own, type SubscribersTestService, startSubscribersService } from '../../testing/fixtures';
import { createProviders } from '../../testing/mail-providers';

const providers = createProviders();
const MINUTE_MS = 60_000;

describe('a test of bounce reports', () => {
  let service: SubscribersTestService;
  let refusal: object | null = null;
  const mails: Mail[] = [];
  beforeAll(async () => {
    const send = async (mail: Mail): Promise<void> => {
      if (refusal) throw new DomainError('mail_failed', { cause: Object.assign(new Error('no'), refusal) });
      mails.push(mail);
    };
    service = await startSubscribersService({ mailer: { send, close: () => undefined } });
  });
  beforeEach(async () => {
    await service.empty();
    mails.length = 0;
    refusal = null;
    // Tests are a minute apart.
    service.clock.advance(MINUTE_MS);
  });
  afterAll(() => service.stop());

  const start = (as = own) => service.call(startBounceTestOperation, { as });
  const health = async (as = own) => (await service.call(getMailHealthOperation, { as })).body;
  const report = (ref: string) => {
    const { body, headers } = providers.requests.generic({ ref, kind: 'bounced', email: '', now: service.clock.now() });
    return service.call(takeMailEventsOperation, { params: { form: 'generic' }, body, headers });
  };

  it('waits for its report, which names how it came; another council sees nothing', async () => {
    expect(await health()).toMatchObject({ test: null, lastReportAt: null, lastReportBy: null });
    expect((await start()).body.test).toMatchObject({ state: 'waiting', reportedBy: null });
    const [mail] = mails;
    expect(mail?.to).toMatch(/^no-such-address-[0-9a-f]{12}@folkmoot\.example$/);
    await report(mail?.headers?.['X-Folkmoot-Delivery'] ?? '');
    expect(await health()).toMatchObject({
      test: { state: 'reported', reportedBy: 'generic' },
      lastReportBy: 'generic',
    });
    expect(await health(other)).toMatchObject({ test: null, lastReportAt: null });
  });

  it('is limited to one in a minute, in each council', async () => {
    expect((await start()).status).toBe(202);
    expect([(await start()).status, (await start(other)).status]).toEqual([429, 202]);
    service.clock.advance(MINUTE_MS);
    expect((await start()).status).toBe(202);
  });

  it('says that the mail server refused the address at once', async () => {
    refusal = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 unknown' };
    expect((await start()).body.test).toMatchObject({ state: 'refused_at_once' });
  });

  it('fails when no mail server takes it', async () => {
    refusal = { code: 'ESOCKET', command: 'CONN', originalCode: 'ECONNREFUSED' };
    expect((await start()).status).toBe(502);
  });
});
