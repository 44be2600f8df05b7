import {
  campaignErasedEvent,
  claimCampaignAddressesOperation,
  createOptInPageOperation,
  deleteOptInPageOperation,
  duplicateOptInPageOperation,
  restoreOptInPageOperation,
  systemActor,
  updateOptInPageOperation,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil } from '@folkmoot/service-kit/testing';
import {
  makeOptInPage,
  makeTag,
  own,
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';
import { CAMPAIGN, publishCampaign } from '../../testing/mailings';

describe('addresses below a council', () => {
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

  const claim = async (
    addresses: string[],
    {
      campaignId = CAMPAIGN,
      revision = 1,
      councilId = ownCouncil,
    }: { campaignId?: string; revision?: number; councilId?: string } = {},
  ) => {
    const as = systemActor('campaigns', councilId);
    const body = { addresses, revision };
    return service.call(claimCampaignAddressesOperation, { as, params: { campaignId }, body });
  };
  const takenBy = async (...input: Parameters<typeof claim>) => (await claim(...input)).body.takenBy;
  const createPage = async (slug: string) => {
    const tagIds = [(await makeTag(service)).id];
    return service.call(createOptInPageOperation, { as: own, body: { title: 'News', slug, tagIds } });
  };

  it('a campaign claims a name that nobody has, and again', async () => {
    expect(await takenBy(['harbour'])).toBeNull();
    expect(await takenBy(['harbour'])).toBeNull();
    expect(await takenBy(['harbour'], { campaignId: 'campaign_2' })).toEqual({
      kind: 'campaign',
      title: 'Parks & ponds',
    });
  });

  it('a name of a page is refused with its title, also a former one, until the page is deleted', async () => {
    const page = await makeOptInPage(service, own, { title: 'News', slug: 'news' });
    await service.call(updateOptInPageOperation, { as: own, params: { pageId: page.id }, body: { slug: 'updates' } });
    for (const name of ['news', 'updates'])
      expect(await takenBy(['free', name])).toEqual({ kind: 'opt_in_page', title: 'News' });
    await service.call(deleteOptInPageOperation, { as: own, params: { pageId: page.id } });
    expect(await takenBy(['news'])).toBeNull();
    // Nothing of the refused claims stays.
    expect(await takenBy(['free'], { campaignId: 'campaign_2' })).toBeNull();
  });

  it('a page is refused the name of a campaign, with the title of the campaign', async () => {
    await claim(['harbour']);
    const refused = await createPage('harbour');
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        code: 'slug_taken',
        detail: 'This address is the short link of the campaign “Parks & ponds”, or was before. Choose another one.',
      },
    ]);
    const page = await makeOptInPage(service, own, { slug: 'news' });
    const renamed = await service.call(updateOptInPageOperation, {
      as: own,
      params: { pageId: page.id },
      body: { slug: 'harbour' },
    });
    expect(renamed.status).toBe(409);
  });

  it('a copy of a page gets another address, and a deleted page is restored without what a campaign has by now', async () => {
    const page = await makeOptInPage(service, own, { slug: 'news' });
    const params = { pageId: page.id };
    await claim(['news-copy']);
    expect((await service.call(duplicateOptInPageOperation, { as: own, params })).body.slug).toBe('news-copy-2');
    await service.call(updateOptInPageOperation, { as: own, params, body: { slug: 'updates' } });
    await service.call(deleteOptInPageOperation, { as: own, params });
    await claim(['news'], { campaignId: 'campaign_2' });
    const restored = await service.call(restoreOptInPageOperation, { as: own, params });
    expect(restored.body).toMatchObject({ slug: 'updates', formerSlugs: [] });
    await service.call(deleteOptInPageOperation, { as: own, params });
    await claim(['updates'], { campaignId: 'campaign_3' });
    expect((await service.call(restoreOptInPageOperation, { as: own, params })).status).toBe(409);
  });

  it('another council can use the name', async () => {
    await claim(['harbour']);
    expect(await takenBy(['harbour'], { councilId: otherCouncil, campaignId: 'campaign_other' })).toBeNull();
  });

  it.each([['With Spaces'], ['-harbour'], [''], ['x'.repeat(61)]])('the name “%s” is refused', async (name) => {
    expect((await claim([name])).status).toBe(400);
  });

  it('only one of two campaigns gets a name that both claim at the same time', async () => {
    const both = await Promise.all(
      ['campaign_2', 'campaign_3'].map((campaignId) => takenBy(['harbour'], { campaignId })),
    );
    expect(both.filter((owner) => owner === null)).toHaveLength(1);
    expect(both.find((owner) => owner !== null)).toMatchObject({ kind: 'campaign' });
  });

  it('either a page or a campaign gets a name that both take at the same time', async () => {
    for (const name of ['harbour', 'quay', 'port']) {
      const [owner, page] = await Promise.all([takenBy([name], { campaignId: name }), createPage(name)]);
      expect([owner === null, page.status]).toEqual(owner === null ? [true, 409] : [false, 201]);
    }
  });

  it('both of two names that are claimed for one save stay, until the campaign says which it uses', async () => {
    await claim(['harbour'], { revision: 4 });
    await claim(['quay'], { revision: 4 });
    for (const name of ['harbour', 'quay'])
      expect(await takenBy([name], { campaignId: 'campaign_2' })).toMatchObject({ kind: 'campaign' });
    await publishCampaign(service, { revision: 5, shortName: 'harbour', formerShortNames: [] });
    await service.settled();
    expect(await takenBy(['quay'], { campaignId: 'campaign_2' })).toBeNull();
    expect(await takenBy(['harbour'], { campaignId: 'campaign_3' })).toMatchObject({ kind: 'campaign' });
    expect((await claim(['port'], { revision: 4 })).status).toBe(409);
  });

  it('an event of an earlier revision, or without names, frees nothing', async () => {
    await claim(['harbour'], { revision: 4 });
    await publishCampaign(service, { revision: 4, shortName: null, formerShortNames: [] });
    await publishCampaign(service, { revision: 6 });
    await service.settled();
    expect(await takenBy(['harbour'], { campaignId: 'campaign_2' })).toMatchObject({ kind: 'campaign' });
  });

  it('names are free when the campaign has removed them, and when it is erased', async () => {
    await claim(['harbour', 'quay'], { revision: 4 });
    await publishCampaign(service, { revision: 5, shortName: 'harbour', formerShortNames: ['quay'] });
    await publishCampaign(service, { revision: 6, shortName: null, formerShortNames: [] });
    await service.settled();
    expect(await takenBy(['harbour', 'quay'], { campaignId: 'campaign_2', revision: 1 })).toBeNull();
    await service.receive(campaignErasedEvent, {
      aggregate: { type: 'campaign', id: 'campaign_2', revision: 2 },
      councilId: ownCouncil,
      payload: { campaignId: 'campaign_2' },
    });
    await service.settled();
    expect((await createPage('quay')).status).toBe(201);
  });
});
