import {
  deleteMailingOperation,
  inheritedNames,
  listMailingsOperation,
  previewMailingOperation,
  testMailingOperation,
  updateMailingOperation,
} from '@folkmoot/contracts';
import { otherCouncil } from '@folkmoot/service-kit/testing';
import {
  makeSubscriber,
  makeTag,
  own,
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';
import { CAMPAIGN, makeMailing, publishCampaign, send, sendAll } from '../../testing/mailings';

describe('invalid input of mailings', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(async () => {
    await service.empty();
    await publishCouncil(service);
    await publishCampaign(service);
  });
  afterAll(() => service.stop());

  const person = async (email: string) => {
    const tagIds = [(await makeTag(service)).id];
    return (await makeSubscriber(service, own, { email, tagIds })).body.id;
  };

  it('a mailing is refused with a field error when it has unknown merge fields', async () => {
    const { status, body } = await makeMailing(service, { subject: 'Hi {nme}', text: 'For {council} {x}' });
    expect([status, body.code]).toEqual([422, 'merge_field_unknown']);
    expect(body.fields).toEqual([
      {
        path: 'subject',
        message:
          'There is no field {nme}. You can use {council}, {campaign}, {closes}, {first name}, {last name}, {ward}, {postcode}.',
      },
      {
        path: 'text',
        message:
          'There is no field {x}. You can use {council}, {campaign}, {closes}, {first name}, {last name}, {ward}, {postcode}.',
      },
    ]);
  });

  it.each([...inheritedNames])('a merge field is refused when it is named %s', async (name) => {
    const { status, body } = await makeMailing(service, { text: `For {${name}}` });
    expect([status, body.code]).toEqual([422, 'merge_field_unknown']);
  });

  it.each(['Hi\r\nBcc: all@riverside.example', 'Hi\u2028there', ''])('the subject %j is refused', async (subject) => {
    expect((await makeMailing(service, { subject })).status).toBe(400);
  });

  it('line breaks in a title are removed and script in a template is sent as text', async () => {
    await publishCouncil(service, { name: 'River\r\nBcc: x@y.example', revision: 9 });
    await person('amy@residents.example');
    await sendAll(service, { subject: '{council}', text: '<script>alert(1)</script> {council}' });
    const [mail] = service.mails;
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.fromName).not.toMatch(/[\r\n]/);
    expect(mail?.html).not.toContain('<script');
    expect(mail?.text).toContain('<script>alert(1)</script>');
  });

  it('a mailing is refused when its time has passed or its audience is for the other kind', async () => {
    await person('amy@residents.example');
    const late = await send(service, (await makeMailing(service)).body, { sendAt: '2020-01-01T00:00:00.000Z' });
    expect([late.status, late.body.code]).toEqual([422, 'mailing_time_passed']);
    expect((await makeMailing(service, { audience: { of: 'unanswered' } })).status).toBe(400);
    expect((await makeMailing(service, { kind: 'reminder' })).status).toBe(400);
    expect((await makeMailing(service, { campaignId: 'unknown' })).body.code).toBe('campaign_not_found');
    expect((await makeMailing(service, { audience: { of: 'segment', segmentId: 'unknown' } })).status).toBe(404);
  });

  it('an edit is refused when the revision is old or the mailing has started, and a draft is deletable', async () => {
    await person('amy@residents.example');
    const mailing = (await makeMailing(service)).body;
    const body = { subject: 'Other', text: 'Text', audience: { of: 'everybody' } };
    const params = { mailingId: mailing.id };
    await service.call(updateMailingOperation, { as: own, params, body: { ...body, revision: mailing.revision } });
    const stale = await service.call(updateMailingOperation, { as: own, params, body: { ...body, revision: 1 } });
    expect(stale.body.code).toBe('stale_revision');
    expect((await send(service, mailing)).body.code).toBe('stale_revision');
    expect((await service.call(deleteMailingOperation, { as: own, params })).status).toBe(204);
    const done = await sendAll(service);
    const over = { as: own, params: { mailingId: done.id } };
    expect((await service.call(deleteMailingOperation, over)).body.code).toBe('transition_not_allowed');
    expect((await service.call(listMailingsOperation, { as: own })).body.items).toHaveLength(1);
  });
  it('the preview shows the message without the links of a person', async () => {
    const wording = { campaignId: CAMPAIGN, kind: 'invitation', subject: '{campaign}', text: 'Until {closes}.' };
    await publishCampaign(service, { endDate: '2026-12-01T00:00:00.000Z', revision: 2 });
    const { body } = await service.call(previewMailingOperation, { as: own, body: wording });
    expect(body).toMatchObject({
      subject: 'Parks & ponds',
      from: expect.stringContaining('no-reply@folkmoot.example'),
    });
    expect(body.text).toContain('Until 30 November 2026.');
    expect(body.html).not.toContain('invitation=');
    expect(body.text).toContain('/p/sample');
  });

  it('every operation answers not found when the campaign belongs to another council', async () => {
    await publishCampaign(service, { id: 'theirs', councilId: otherCouncil });
    expect((await makeMailing(service, { campaignId: 'theirs' })).body.code).toBe('campaign_not_found');
    const wording = { campaignId: 'theirs', kind: 'invitation', subject: '{campaign}', text: 'Text' };
    expect((await service.call(previewMailingOperation, { as: own, body: wording })).status).toBe(404);
  });

  it('a test mail fails with a message when the admin service is not available', async () => {
    const wording = { campaignId: CAMPAIGN, kind: 'invitation', subject: 'Hello', text: 'Text' };
    const away = await service.call(testMailingOperation, { as: own, body: wording });
    expect([away.status, away.body.code, service.mails]).toEqual([503, 'unavailable', []]);
    const wrong = await service.call(testMailingOperation, { as: own, body: { ...wording, text: '{x}' } });
    expect(wrong.body.code).toBe('merge_field_unknown');
  });
});
