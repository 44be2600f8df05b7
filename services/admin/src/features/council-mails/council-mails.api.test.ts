import {
  defaultMailTemplate,
  previewMailOperation,
  sendTestMailOperation,
  updateCouncilOperation,
} from '@folkmoot/contracts';
import { userActor } from '@folkmoot/service-kit/testing';
import { type AdminTestService, makeCouncils, makeUser, startAdminService } from '../../testing/fixtures';

const admin = userActor();

describe("a council's mails (E-95)", () => {
  let service: AdminTestService;
  beforeAll(async () => {
    service = await startAdminService();
    await makeCouncils(service);
    await makeUser(service, { id: 'user_1', role: 'council_admin' });
  });
  afterAll(() => service?.stop());

  it('a preview without a draft has the subject of the specification and the fixed address', async () => {
    const { body } = await service.call(previewMailOperation, { as: admin, body: {} });
    expect(body).toMatchObject({
      subject: 'Your feedback is requested - Community Survey',
      from: 'Council council_own <no-reply@folkmoot.example>',
      replyTo: '',
    });
    expect(body.html).toContain('What should our parks look like?');
    expect(body.html).not.toContain('{council}');
  });

  it('a preview with a draft shows its text and colours without markup, and nothing is stored', async () => {
    const emailConfig = { fromName: 'Parks & team', subject: 'Hi from {council}', body: '<b>x</b> until {closes}' };
    const branding = { primaryColor: '#7c2d12', secondaryColor: '#0f766e' };
    const { body } = await service.call(previewMailOperation, { as: admin, body: { emailConfig, branding } });
    expect([body.subject, body.from]).toEqual([
      'Hi from Council council_own',
      'Parks & team <no-reply@folkmoot.example>',
    ]);
    expect(body.html).toContain('&lt;b&gt;x&lt;/b&gt; until');
    for (const colour of Object.values(branding)) expect(body.html).toContain(colour);
    const again = await service.call(previewMailOperation, { as: admin, body: {} });
    expect(again.body.subject).toBe(defaultMailTemplate.subject);
  });

  it('a merge field that does not exist is refused in a preview and when saved', async () => {
    const emailConfig = { subject: 'Hi {firstname}' };
    const previewed = await service.call(previewMailOperation, { as: admin, body: { emailConfig } });
    const saved = await service.call(updateCouncilOperation, { as: admin, body: { settings: { emailConfig } } });
    expect([previewed.status, saved.status]).toEqual([400, 400]);
  });

  it.each(['HM Revenue <tax@gov.uk>', 'HM Revenue ＜tax＠gov.uk＞', 'tax.gov.uk'])(
    'a sender name that looks like an address (%s) is refused in a preview and when saved',
    async (fromName) => {
      const emailConfig = { fromName };
      const previewed = await service.call(previewMailOperation, { as: admin, body: { emailConfig } });
      const saved = await service.call(updateCouncilOperation, { as: admin, body: { settings: { emailConfig } } });
      expect([previewed.status, saved.status]).toEqual([400, 400]);
    },
  );

  it('a test mail is sent only to the user who asks, up to a limit', async () => {
    const body = { emailConfig: { replyTo: 'parks@council.example', fromName: 'Parks' } };
    const sent = await service.call(sendTestMailOperation, { as: admin, body });
    expect([sent.status, sent.body]).toEqual([202, { to: 'user_1@council.example' }]);
    expect(service.mails.at(-1)).toMatchObject({
      to: 'user_1@council.example',
      subject: `[Test] ${defaultMailTemplate.subject}`,
      fromName: 'Parks',
      replyTo: 'parks@council.example',
    });
    const statuses: number[] = [];
    for (let count = 0; count < 20; count += 1) {
      statuses.push((await service.call(sendTestMailOperation, { as: admin, body: {} })).status);
    }
    expect([statuses[18], statuses[19]]).toEqual([202, 429]);
  });
});
