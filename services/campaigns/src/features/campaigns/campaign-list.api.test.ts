import {
  archiveCampaignOperation,
  completeCampaignOperation,
  countCampaignsOperation,
  deleteCampaignOperation,
  duplicateCampaignOperation,
  getCampaignOperation,
  listCampaignsOperation,
  saveDeliveryOperation,
  unarchiveCampaignOperation,
  updateCampaignOperation,
} from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { createCampaign, openCampaign, submit } from '../../testing/journey';

const as = userActor();
const delivery = {
  deliveryMethods: [],
  targetAudience: 'All Residents',
  frequency: 'once',
  targetResponses: null,
  startDate: null,
};

describe('the list of campaigns over HTTP', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
  });
  beforeEach(async () => {
    await service.empty();
    service.clock.set('2026-03-02T09:00:00.000Z');
    await publishCouncil(service, ownCouncil);
  });
  afterAll(() => service.stop());

  const label = (campaignId: string, labels: string[]) =>
    service.call(updateCampaignOperation, { as, params: { campaignId }, body: { labels } });
  const titles = async (query: Readonly<Record<string, string>>) => {
    const { body } = await service.call(listCampaignsOperation, { as, query });
    return body.items.map(({ title }) => title);
  };
  const create = async (title: string, endDate: string | null = null) => {
    service.clock.advance(1_000);
    const { id } = await createCampaign(service, as, title);
    if (endDate) {
      await service.call(saveDeliveryOperation, { as, params: { campaignId: id }, body: { ...delivery, endDate } });
    }
    return id;
  };

  test('search finds words in any order, in labels too, with ß as ss', async () => {
    const id = await create('Neue Straße im Süden');
    await create('Library hours');
    await label(id, ['Parks']);
    expect(await titles({ q: 'sueden' })).toEqual([]);
    expect(await titles({ q: 'suden STRASSE' })).toEqual(['Neue Straße im Süden']);
    expect(await titles({ q: 'parks straße' })).toEqual(['Neue Straße im Süden']);
    expect(await titles({ q: 'strasse library' })).toEqual([]);
  });

  test('each order is kept over pages', async () => {
    await create('b later', '2026-06-01T09:00:00.000Z');
    await create('C never');
    await create('a soon', '2026-04-01T09:00:00.000Z');
    expect(await titles({})).toEqual(['a soon', 'C never', 'b later']);
    expect(await titles({ sort: 'name' })).toEqual(['a soon', 'b later', 'C never']);
    expect(await titles({ sort: 'ends' })).toEqual(['a soon', 'b later', 'C never']);
    service.clock.set('2026-05-01T09:00:00.000Z');
    expect(await titles({ sort: 'ends' })).toEqual(['b later', 'C never', 'a soon']);
    const first = await service.call(listCampaignsOperation, { as, query: { sort: 'name', limit: 2 } });
    expect(first.body.items.map(({ title }) => title)).toEqual(['a soon', 'b later']);
    const cursor = first.body.nextCursor ?? '';
    const second = await service.call(listCampaignsOperation, { as, query: { sort: 'name', limit: 2, cursor } });
    expect([second.body.items.map(({ title }) => title), second.body.nextCursor]).toEqual([['C never'], null]);
  });

  test('the campaign with the most responses is first when the list is sorted by responses', async () => {
    const { id } = await openCampaign(service);
    await create('Newer');
    await submit(service, { councilId: ownCouncil, id });
    await service.settled();
    expect(await titles({ sort: 'responses' })).toEqual(['Park', 'Newer']);
  });

  test('labels are saved without repeats, copied to a duplicate, filtered by and counted', async () => {
    const id = await create('Trees');
    await create('Library');
    const saved = await label(id, ['Parks', ' parks', '2027']);
    expect([saved.status, saved.body.labels]).toEqual([200, ['Parks', '2027']]);
    expect((await label(id, ['x'.repeat(41)])).status).toBe(400);
    await service.call(duplicateCampaignOperation, { as, params: { campaignId: id } });
    expect(await titles({ label: 'Parks' })).toHaveLength(2);
    const { body } = await service.call(countCampaignsOperation, { as, query: { label: 'Parks' } });
    expect(body).toEqual({
      statuses: [{ key: 'draft', count: 2 }],
      labels: [
        { key: '2027', count: 2 },
        { key: 'Parks', count: 2 },
      ],
    });
  });

  test('an archived campaign is left out on demand, and comes back as it was', async () => {
    const { id } = await openCampaign(service);
    const params = { campaignId: id };
    const refused = await service.call(unarchiveCampaignOperation, { as, params });
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'This campaign is active and cannot be brought back from the archive.',
    ]);
    await service.call(completeCampaignOperation, { as, params });
    await service.call(archiveCampaignOperation, { as, params });
    expect(await titles({ without: 'archived' })).toEqual([]);
    expect(await titles({ status: 'archived' })).toEqual(['Park']);
    const back = await service.call(unarchiveCampaignOperation, { as, params });
    expect([back.status, back.body.status]).toEqual([200, 'completed']);
    expect(await titles({ without: 'archived' })).toEqual(['Park']);
    await service.call(deleteCampaignOperation, { as, params });
    expect(await titles({ sort: 'name' })).toEqual([]);
    expect((await service.call(getCampaignOperation, { as, params })).status).toBe(404);
  });
});
