import {
  createAttributeOperation,
  deleteAttributeOperation,
  previewMailingOperation,
  sampleMailingOperation,
} from '@folkmoot/contracts';
import {
  makeSubscriber,
  makeTag,
  own,
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';
import { CAMPAIGN, mailingWhen, makeMailing, publishCampaign, send } from '../../testing/mailings';

describe('fields of a person in mailings', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(async () => {
    await service.empty();
    await publishCouncil(service, { timezone: 'Europe/London' });
    await publishCampaign(service);
    await service.call(createAttributeOperation, { as: own, body: { name: 'Moved in', type: 'date' } });
    await service.call(createAttributeOperation, { as: own, body: { name: 'Tenant', type: 'yes_no' } });
  });
  afterAll(() => service.stop());

  const wording = {
    subject: '{First name|Neighbour}, your view',
    text: 'Dear {first name|neighbour},\n\nYou moved in on {moved in|some day}. Rents: {tenant}. {council} asks {last name}.',
  };
  const add = async (email: string, attributes: object) =>
    makeSubscriber(service, own, { email, tagIds: [(await makeTag(service)).id], attributes });
  const mailTo = (address: string) => service.mails.find(({ to }) => to === address);

  it('each message has the values of its person, escaped in HTML, and fallbacks without double blanks', async () => {
    const amy = { first_name: 'Zoë <b>& "co"', last_name: '{tenant}', moved_in: '2020-05-04', tenant: false };
    await add('amy@residents.example', amy);
    await add('ben@residents.example', {});
    const mailing = (await makeMailing(service, wording)).body;
    const params = { mailingId: mailing.id };
    const samples = (await service.call(sampleMailingOperation, { as: own, params })).body.items;
    await send(service, mailing);
    await mailingWhen(service, mailing.id);
    const toAmy = mailTo('amy@residents.example');
    expect(toAmy?.subject).toBe('Zoë <b>& "co", your view');
    expect(toAmy?.text).toContain('Dear Zoë <b>& "co",');
    expect(toAmy?.text).toContain('on 4 May 2020. Rents: no. Riverside Borough Council asks {tenant}.');
    expect(toAmy?.html).toContain('Dear Zoë &lt;b&gt;&amp; &quot;co&quot;,');
    expect(toAmy?.html).not.toContain('Zoë <b>');
    const toBen = mailTo('ben@residents.example');
    expect(toBen?.subject).toBe('Neighbour, your view');
    expect(toBen?.text).toContain('Dear neighbour,');
    expect(toBen?.text).toContain('on some day. Rents:. Riverside Borough Council asks.');
    for (const mail of [toAmy, toBen]) {
      const sample = samples.find(({ to }) => to === mail?.to);
      expect(sample?.subject).toBe(mail?.subject);
      expect(sample?.text.split('\n\n')[2]).toBe(mail?.text.split('\n\n')[2]);
    }
  });

  it('the preview shows fallbacks and names, and a field of no attribute is refused', async () => {
    const body = { campaignId: CAMPAIGN, kind: 'invitation' as const, ...wording };
    const shown = (await service.call(previewMailingOperation, { as: own, body })).body;
    expect(shown.subject).toBe('Neighbour, your view');
    expect(shown.text).toContain('on some day. Rents: [Tenant]. Riverside Borough Council asks [Last name].');
    const wrong = await makeMailing(service, { ...wording, text: 'Dear {fist name|neighbour}' });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'merge_field_unknown']);
  });

  it('a field of a deleted attribute is empty in messages that were written before', async () => {
    await add('amy@residents.example', { tenant: true });
    const mailing = (await makeMailing(service, { ...wording, text: 'Rents {tenant|or owns} here' })).body;
    await service.call(deleteAttributeOperation, { as: own, params: { key: 'tenant' } });
    await send(service, mailing);
    await mailingWhen(service, mailing.id);
    expect(mailTo('amy@residents.example')?.text).toContain('Rents or owns here');
  });
});
