import {
  activateCampaignOperation,
  archiveCampaignOperation,
  campaignChangedEvent,
  completeCampaignOperation,
  getCampaignOperation,
  listQrCodesOperation,
  pauseCampaignOperation,
  type QuestionInput,
  saveDeliveryOperation,
} from '@folkmoot/contracts';
import { createContext, createUnitOfWork } from '@folkmoot/service-kit';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { repositoriesOf } from '../../testing/contexts';
import {
  createCampaign,
  openCampaign,
  openCampaignWithQrCode,
  parkQuestions,
  saveQuestions,
} from '../../testing/journey';
import { createRepositories } from '../../testing/repositories';
import { activateCampaign } from './activate-campaign.use-case';

const as = userActor();
const delivery = {
  deliveryMethods: ['qr'],
  targetAudience: 'All Residents',
  frequency: 'once',
  targetResponses: null,
  startDate: null,
  endDate: null,
};

describe('activating over HTTP', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
  });
  afterAll(() => service.stop());
  const activate = (campaignId: string) => service.call(activateCampaignOperation, { as, params: { campaignId } });
  const now = async (campaignId: string) =>
    (await service.call(getCampaignOperation, { as, params: { campaignId } })).body;
  const deliver = (campaignId: string, body: object) =>
    service.call(saveDeliveryOperation, { as, params: { campaignId }, body: { ...delivery, ...body } });
  const withQuestions = async (questions: readonly QuestionInput[] = parkQuestions) => {
    const { id } = await createCampaign(service);
    await saveQuestions(service, id, questions);
    return id;
  };

  test('activating is refused with a field per wrong question when the survey has errors (E-12, E-28)', async () => {
    const id = await withQuestions([
      ...parkQuestions,
      {
        id: 'lost',
        type: 'text',
        title: 'Why is that?',
        required: false,
        showIf: { questionId: '', operator: 'equals', value: '' },
      },
    ]);
    expect((await now(id)).status).toBe('survey_building');
    const { status, body } = await activate(id);
    expect([status, body.code, body.detail]).toEqual([
      409,
      'survey_not_ready',
      'The survey has errors. Fix them first.',
    ]);
    expect(body.fields?.map(({ path }) => path)).toEqual(['questions.2']);
    expect(body.fields?.[0]?.message).toContain('Why is that?');
    expect((await now(id)).status).toBe('survey_building');
  });

  test('saving refuses an end before the start, and activating refuses a past end (E-12)', async () => {
    const id = await withQuestions();
    const [earlier, later] = ['2020-01-01T00:00:00.000Z', '2020-02-01T00:00:00.000Z'];
    const reversed = await deliver(id, { startDate: later, endDate: earlier });
    expect([reversed.status, reversed.body.code, reversed.body.fields]).toEqual([
      409,
      'campaign_dates_reversed',
      [{ path: 'endDate', message: 'The end date is before the start date.' }],
    ]);
    expect((await deliver(id, { startDate: earlier, endDate: later })).status).toBe(200);
    const { status, body } = await activate(id);
    expect([status, body.detail]).toEqual([409, 'The end date has already passed. Choose a later end date.']);
  });

  test('activating needs no method, no dates and no visit of other steps (E-97)', async () => {
    const id = await withQuestions();
    expect((await activate(id)).body).toMatchObject({ status: 'active', currentStep: 'active', deliveryMethods: [] });
  });

  test('one QR code is created at activation, not on read, when QR is a delivery method (F-15, F-16)', async () => {
    const codes = async (campaignId: string) =>
      (await service.call(listQrCodesOperation, { as, params: { campaignId } })).body.items;
    const id = await withQuestions();
    await deliver(id, {});
    expect(await codes(id)).toEqual([]);
    await activate(id);
    const [code, ...more] = await codes(id);
    expect([code?.isActive, more]).toEqual([true, []]);
    await service.call(pauseCampaignOperation, { as, params: { campaignId: id } });
    await activate(id);
    expect(await codes(id)).toHaveLength(1);
    const byMail = await withQuestions();
    await deliver(byMail, { deliveryMethods: ['email'] });
    await activate(byMail);
    expect(await codes(byMail)).toEqual([]);
  });

  test('status, version and events do not change when the QR code cannot be created (E-56)', async () => {
    const id = await withQuestions();
    await deliver(id, {});
    await service.settled();
    service.forgetEvents();
    const units = createUnitOfWork({
      connection: service.connection,
      producer: 'campaigns',
      clock: service.clock,
      sign: null,
      repositories: (scope) => {
        const repositories = createRepositories(scope);
        const broken = async () => {
          throw new Error('no code today');
        };
        return { ...repositories, qrCodes: { ...repositories.qrCodes, insert: broken } };
      },
    });
    await expect(activateCampaign(createContext(units, service.clock, as), id)).rejects.toThrow('no code today');
    expect(await now(id)).toMatchObject({ status: 'ready', startDate: null });
    expect(await repositoriesOf(service, as).versions.findLatest(id)).toBeNull();
    await service.settled();
    expect(service.eventsOf(campaignChangedEvent)).toEqual([]);
    expect((await activate(id)).body.status).toBe('active');
  });

  test('every status change is in the history with user and time (E-47)', async () => {
    const { id: campaignId } = await openCampaign(service);
    const at = () => service.clock.now().toISOString();
    const moments: string[] = [];
    for (const operation of [pauseCampaignOperation, activateCampaignOperation, completeCampaignOperation]) {
      service.clock.advance(3_600_000);
      moments.push(at());
      expect((await service.call(operation, { as, params: { campaignId } })).status).toBe(200);
    }
    service.clock.advance(3_600_000);
    const { body } = await service.call(archiveCampaignOperation, { as, params: { campaignId } });
    expect(body.statusHistory.slice(-4)).toEqual([
      { from: 'active', to: 'paused', at: moments[0], by: as.userId },
      { from: 'paused', to: 'active', at: moments[1], by: as.userId },
      { from: 'active', to: 'completed', at: moments[2], by: as.userId },
      { from: 'completed', to: 'archived', at: at(), by: as.userId },
    ]);
  });

  test('a reached target does not complete the campaign (F-7)', async () => {
    const { id } = await openCampaignWithQrCode(service);
    const { body } = await deliver(id, { targetResponses: 1 });
    expect([body.status, body.targetResponses]).toEqual(['active', 1]);
  });

  test.each([
    ['a target of 0', { targetResponses: 0 }, 400, 'targetResponses'],
    ['half a response', { targetResponses: 1.5 }, 400, 'targetResponses'],
    ['SMS', { deliveryMethods: ['sms', 'qr'] }, 409, 'deliveryMethods'],
    ['no audience', { targetAudience: ' ' }, 400, 'targetAudience'],
    ['rounds of no day', { deliveryConfig: { roundOpenDays: 0 } }, 400, 'deliveryConfig.roundOpenDays'],
    ['rounds of a year', { deliveryConfig: { roundOpenDays: 365 } }, 400, 'deliveryConfig.roundOpenDays'],
    ['a date that is none', { startDate: '31/12/2026' }, 400, 'startDate'],
  ])(
    'delivery with %s is refused with the name of its field (F-10, F-18, F-55)',
    async (_, changes, expected, path) => {
      const id = await withQuestions();
      const { status, body } = await deliver(id, changes);
      expect([status, body.fields?.[0]?.path]).toEqual([expected, path]);
      expect((await now(id)).deliveryMethods).toEqual([]);
    },
  );

  test('a complete delivery is stored unchanged, and the target is null when it is missing (F-10)', async () => {
    const id = await withQuestions();
    const input = {
      deliveryMethods: ['email', 'qr'],
      targetAudience: 'Senior Citizens (65+)',
      frequency: 'quarterly',
      targetResponses: null,
      startDate: '2030-01-01T09:00:00.000Z',
      endDate: '2031-01-01T09:00:00.000Z',
      deliveryConfig: { roundOpenDays: 21 },
    };
    expect((await deliver(id, input)).body).toMatchObject(input);
  });

  test('delivery with an old revision is refused', async () => {
    const id = await withQuestions();
    const { revision } = await now(id);
    expect((await deliver(id, { revision })).status).toBe(200);
    const late = await deliver(id, { revision });
    expect([late.status, late.body.code]).toEqual([409, 'stale_revision']);
  });
});
