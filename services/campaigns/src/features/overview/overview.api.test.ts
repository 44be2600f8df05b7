import {
  deleteCampaignOperation,
  getOverviewOperation,
  saveDeliveryOperation,
  visitRecordedEvent,
} from '@folkmoot/contracts';
import { manualClock, otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { openCampaign, submit } from '../../testing/journey';

const as = userActor();

describe('the overview', () => {
  let service: TestCampaigns;
  const clock = manualClock();
  beforeAll(async () => {
    service = await startCampaigns({}, clock);
  });
  beforeEach(async () => {
    clock.set('2026-06-30T12:00:00.000Z');
    await service.empty();
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
  });
  afterAll(() => service.stop());
  const overview = async () => (await service.call(getOverviewOperation, { as })).body;
  const aim = async (campaignId: string, targetResponses: number | null) => {
    const body = {
      deliveryMethods: [],
      targetAudience: 'All',
      frequency: 'once',
      startDate: null,
      endDate: null,
      targetResponses,
    };
    await service.call(saveDeliveryOperation, { as, params: { campaignId }, body });
  };

  test('the overview has no invented numbers when the council is empty', async () => {
    await openCampaign(service, userActor({ councilId: otherCouncil }));
    expect(await overview()).toEqual({
      activeCampaigns: 0,
      openCampaigns: 0,
      totalResponses: 0,
      previousTotalResponses: 0,
      responseRate: null,
      previousResponseRate: null,
      targetSum: 0,
      recentCampaigns: [],
    });
  });

  test('the overview compares the last thirty days with the thirty before (E-1, E-2, F-9)', async () => {
    const campaign = await openCampaign(service);
    await aim(campaign.id, 10);
    for (const day of ['2026-06-30', '2026-06-01', '2026-05-31', '2026-05-02', '2026-05-01']) {
      await submit(service, campaign, { submittedAt: `${day}T09:00:00.000Z` });
    }
    expect(await overview()).toMatchObject({
      activeCampaigns: 1,
      totalResponses: 2,
      previousTotalResponses: 2,
      responseRate: 20,
      previousResponseRate: 20,
      targetSum: 10,
      recentCampaigns: [{ id: campaign.id, responseCount: 5 }],
    });
  });

  test('the overview shows the five newest campaigns, newest first, when there are more (F-49)', async () => {
    const made: string[] = [];
    for (let n = 0; n < 6; n++) {
      made.push((await openCampaign(service)).id);
      clock.advance(60_000);
    }
    const { recentCampaigns } = await overview();
    expect(recentCampaigns.map(({ id }) => id)).toEqual(made.slice(1).reverse());
  });

  test('the rate is null without a target, and deleted campaigns do not count', async () => {
    const kept = await openCampaign(service);
    await aim(kept.id, null);
    const gone = await openCampaign(service);
    await submit(service, gone, { submittedAt: '2026-06-30T09:00:00.000Z' });
    await service.call(deleteCampaignOperation, { as, params: { campaignId: gone.id } });
    expect(await overview()).toMatchObject({ activeCampaigns: 1, totalResponses: 0, responseRate: null, targetSum: 0 });
  });

  test('visits of a missing campaign are ignored', async () => {
    const counts = { day: '2026-06-30', views: 1, starts: 1, completes: 1, abandons: 0 };
    await service.receive(visitRecordedEvent, {
      aggregate: { type: 'campaign', id: 'nowhere', revision: 1 },
      payload: { campaignId: 'nowhere', ...counts },
      councilId: ownCouncil,
    });
    expect(await service.deadLetters.list('campaigns.visits')).toEqual([]);
  });
});
