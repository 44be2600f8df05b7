import { campaignErasedEvent } from '@folkmoot/contracts';
import { aCouncil, aSnapshot, publishCampaign, publishCouncil, publishSurvey } from '../../testing/fixtures';
import { testBundle } from '../../testing/release';
import { type SignupSetUp, setUpSignups } from '../../testing/signup-set-up';

jest.mock('../../integrations/rendering/module-import', () => ({ importModule: async () => testBundle() }));

const SURVEY = '/riverside/survey/campaign_1';

describe('short links of campaigns', () => {
  let setUp: SignupSetUp;
  beforeEach(async () => {
    setUp = await setUpSignups();
    await publishSurvey(setUp.service, aSnapshot({ shortName: 'harbour', formerShortNames: ['port'] }));
    await setUp.service.refresh();
  });
  afterEach(() => setUp.stop());

  const target = async (path: string) => {
    const { status, headers } = await setUp.get(path);
    return [status, headers.get('location')];
  };
  const change = async (changes: Parameters<typeof aSnapshot>[0]) => {
    await publishCampaign(setUp.service, aSnapshot(changes));
    await setUp.service.refresh();
  };

  it.each(['/riverside/harbour', '/riverside/port', '/riverside/Harbour', '/Riverside/harbour'])(
    '%s leads to the survey, and no browser keeps the redirect',
    async (path) => {
      const { status, headers } = await setUp.get(path);
      expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, SURVEY, 'no-store']);
      expect((await setUp.get(SURVEY)).status).toBe(200);
    },
  );

  it('the parameters of the address are kept', async () => {
    expect(await target('/riverside/harbour?lang=cy&via=abc&tag=a&tag=b%20c')).toEqual([
      302,
      `${SURVEY}?lang=cy&via=abc&tag=a&tag=b+c`,
    ]);
  });

  it('a former address of the council leads to the survey at once', async () => {
    await publishCouncil(setUp.service, aCouncil({ slug: 'river-town', formerSlugs: ['riverside'], revision: 10_000 }));
    await setUp.service.refresh();
    expect(await target('/riverside/harbour')).toEqual([302, '/river-town/survey/campaign_1']);
  });

  it('a page keeps its address when a campaign has the same name', async () => {
    await change({ revision: 6, shortName: 'news', formerShortNames: ['harbour'] });
    expect((await setUp.get('/riverside/news')).status).toBe(200);
    expect(await target('/riverside/harbour')).toEqual([302, SURVEY]);
  });

  it('the present name of one campaign comes before the former name of another', async () => {
    await change({ id: 'campaign_2', shortName: 'port', formerShortNames: [] });
    expect(await target('/riverside/port')).toEqual([302, '/riverside/survey/campaign_2']);
  });

  it('an address of another council, a removed name and a deleted campaign are not found', async () => {
    expect(await target('/hillview/harbour')).toEqual([404, null]);
    await change({ revision: 6, shortName: 'quay', formerShortNames: [], isDeleted: true });
    expect([await target('/riverside/quay'), await target('/riverside/harbour')]).toEqual([
      [404, null],
      [404, null],
    ]);
    await change({ revision: 7, shortName: null, formerShortNames: [] });
    expect(await target('/riverside/quay')).toEqual([404, null]);
    await change({ revision: 8, shortName: 'harbour' });
    await setUp.service.receive(campaignErasedEvent, {
      aggregate: { type: 'campaign', id: 'campaign_1', revision: 9 },
      councilId: 'council_own',
      payload: { campaignId: 'campaign_1' },
    });
    await setUp.service.refresh();
    expect(await target('/riverside/harbour')).toEqual([404, null]);
  });

  it('the short link of a draft leads to the page that says the survey is not available', async () => {
    await change({ id: 'draft_1', status: 'draft', publishedVersion: 0, shortName: 'soon', formerShortNames: [] });
    expect(await target('/riverside/soon')).toEqual([302, '/riverside/survey/draft_1']);
    const { status, text } = await setUp.get('/riverside/survey/draft_1');
    expect([status, text.includes('not-found')]).toEqual([404, true]);
  });

  it('a suspended council keeps its short links: the survey says that it is closed', async () => {
    const council = aCouncil({ revision: 10_000 });
    await publishCouncil(setUp.service, { ...council, subscriptionStatus: 'inactive' });
    await setUp.service.refresh();
    expect(await target('/riverside/harbour')).toEqual([302, SURVEY]);
  });
});
