import {
  campaignChangedEvent,
  duplicateCampaignOperation,
  getCampaignOperation,
  setCampaignShortNameOperation,
  updateCampaignOperation,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { startAddressesServer } from '../../testing/addresses-server';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { createCampaign } from '../../testing/journey';

const as = userActor({ role: 'council_staff' });

describe('short names of campaigns', () => {
  let service: TestCampaigns;
  let subscribers: Awaited<ReturnType<typeof startAddressesServer>>;
  beforeEach(async () => {
    subscribers = await startAddressesServer();
    service = await startCampaigns({ subscribersUrl: subscribers.url });
    await publishCouncil(service, ownCouncil, { slug: 'riverside' });
  });
  afterEach(async () => {
    await service.stop();
    subscribers.stop();
  });

  const set = (campaignId: string, shortName: string | null, revision?: number, actor = as) =>
    service.call(setCampaignShortNameOperation, {
      as: actor,
      params: { campaignId },
      body: { shortName, ...(revision === undefined ? {} : { revision }) },
    });
  const get = async (campaignId: string) =>
    (await service.call(getCampaignOperation, { as, params: { campaignId } })).body;

  it('a name is claimed, stored and published; a replaced one stays claimed; a removal ends all', async () => {
    const { id, shortName, shortUrl, revision } = await createCampaign(service);
    expect([shortName, shortUrl]).toEqual([null, null]);
    const named = await set(id, 'harbour', revision);
    expect([named.status, named.body]).toMatchObject([
      200,
      { shortName: 'harbour', shortUrl: 'https://folkmoot.example/riverside/harbour', revision: revision + 1 },
    ]);
    await set(id, 'port');
    // Nothing changes, so nothing is claimed.
    await set(id, 'port');
    expect((await set(id, null)).body).toMatchObject({ shortName: null, shortUrl: null });
    expect(subscribers.claims).toEqual([
      { addresses: ['harbour'], revision },
      { addresses: ['port', 'harbour'], revision: revision + 1 },
    ]);
    await service.settled();
    const changes = service.eventsOf(campaignChangedEvent).map(({ payload }) => payload);
    expect(changes.filter(({ change }) => change === 'short_name').map(({ campaign }) => campaign)).toMatchObject([
      { shortName: 'harbour', formerShortNames: [] },
      { shortName: 'port', formerShortNames: ['harbour'] },
      { shortName: null, formerShortNames: [] },
    ]);
  });

  it.each([
    ['news', 'This address is taken by the sign-up page “News”. Choose another one.'],
    ['quay', 'This address is taken by the campaign “Quay”. Choose another one.'],
    ['nameless', 'This address is taken by another page or campaign. Choose another one.'],
  ])('the taken name %s is refused with the reason, and nothing is stored', async (name, message) => {
    const { id, revision } = await createCampaign(service);
    const { status, body } = await set(id, name);
    expect([status, body.code, body.fields]).toEqual([409, 'slug_taken', [{ path: 'shortName', message }]]);
    expect(await get(id)).toMatchObject({ shortName: null, revision });
  });

  it.each(['survey', 'results', 'With Spaces', '-x', '', 'x'.repeat(61)])(
    'the name “%s” is refused with 400',
    async (name) => {
      const { id } = await createCampaign(service);
      expect((await set(id, name)).status).toBe(400);
      expect(subscribers.claims).toEqual([]);
    },
  );

  it('a name is refused when somebody changed the campaign in the meantime', async () => {
    const { id, revision } = await createCampaign(service);
    await service.call(updateCampaignOperation, { as, params: { campaignId: id }, body: { title: 'Other' } });
    expect((await set(id, 'harbour', revision)).body.code).toBe('stale_revision');
    expect((await set(id, 'late')).body.code).toBe('stale_revision');
  });

  it('only one of two names that are set at the same time is stored', async () => {
    const { id } = await createCampaign(service);
    const both = await Promise.all(['harbour', 'port'].map((name) => set(id, name)));
    const statuses = both.map(({ status }) => status).sort();
    const { shortName } = await get(id);
    if (statuses[1] === 409) expect(both.find(({ status }) => status === 200)?.body.shortName).toBe(shortName);
    else expect(subscribers.claims.at(-1)?.addresses).toEqual(expect.arrayContaining(['harbour', 'port']));
  });

  it('nothing is stored when the subscribers service is not available, and a name can still be removed', async () => {
    const { id } = await createCampaign(service);
    await set(id, 'harbour');
    subscribers.stop();
    const { status, body } = await set(id, 'port');
    expect([status, body.detail]).toEqual([
      503,
      'Short links cannot be checked at the moment, so nothing was saved. Please try again shortly.',
    ]);
    expect((await get(id)).shortName).toBe('harbour');
    expect((await set(id, null)).status).toBe(200);
  });

  it('a duplicate has no short name, and another council finds no campaign to name', async () => {
    const { id } = await createCampaign(service);
    await set(id, 'harbour');
    const copy = await service.call(duplicateCampaignOperation, { as, params: { campaignId: id } });
    expect(copy.body).toMatchObject({ shortName: null, shortUrl: null });
    const theirs = await set(id, 'port', undefined, userActor({ councilId: otherCouncil }));
    expect([theirs.status, theirs.body.code]).toEqual([404, 'campaign_not_found']);
    expect(subscribers.claims).toHaveLength(1);
  });

  it('a campaign of an earlier version has no short name', async () => {
    const { id } = await createCampaign(service);
    const stored = service.connection.collection<{ _id: string }>('campaigns');
    await stored.updateOne({ _id: id }, { $unset: { shortName: '', formerShortNames: '' } });
    expect(await get(id)).toMatchObject({ shortName: null, shortUrl: null });
    expect((await set(id, 'harbour')).body.shortName).toBe('harbour');
  });
});
