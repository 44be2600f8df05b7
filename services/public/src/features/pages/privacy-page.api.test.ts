import {
  aCouncil,
  aSnapshot,
  freshId,
  type PublicTestService,
  publishCampaign,
  publishCouncil,
  publishSurvey,
  startPublicService,
} from '../../testing/fixtures';
import { type TestStatic, testBundle, testStatic } from '../../testing/release';

jest.mock('../../integrations/rendering/module-import', () => ({ importModule: async () => testBundle() }));

describe('the privacy notice of a survey (E-63)', () => {
  let service: PublicTestService;
  let files: TestStatic;
  let revision = 0;
  beforeAll(async () => {
    files = await testStatic();
    await files.release('one');
    service = await startPublicService({ staticDir: files.staticDir, remotesFile: files.remotesFile });
  });
  afterAll(async () => {
    await service.stop();
    await files.remove();
  });

  const councilSays = async (privacy: Partial<ReturnType<typeof aCouncil>['settings']['privacy']>) => {
    revision += 1;
    const council = aCouncil({ revision });
    const settings = { ...council.settings, privacy: { ...council.settings.privacy, ...privacy } };
    await publishCouncil(service, { ...council, settings });
    await service.refresh();
  };
  const shownAt = async (path: string) => {
    const response = await fetch(`${service.url}${path}`);
    const [, json = '{}'] = /<code>(.*)<\/code>/.exec(await response.text()) ?? [];
    return { status: response.status, page: JSON.parse(json) };
  };

  it('the notice names the collected data and the retention as council and campaign have set them now', async () => {
    const id = freshId('campaign');
    await publishSurvey(service, aSnapshot({ id }));
    const facts = async () => (await shownAt(`/riverside/survey/${id}/privacy`)).page.facts;
    await councilSays({ retentionDays: null, collectsReferrer: false });
    expect(await facts()).toEqual({ retentionDays: null, hasDevice: true, hasReferrer: false });
    await councilSays({ retentionDays: 365, collectsDevice: false });
    expect(await facts()).toEqual({ retentionDays: 365, hasDevice: false, hasReferrer: true });
    const campaignSays = async (retentionDays: number | null, at: number) => {
      await publishCampaign(service, aSnapshot({ id, retentionDays, revision: at }));
      await service.refresh();
      return (await facts()).retentionDays;
    };
    expect(await campaignSays(90, 6)).toBe(90);
    expect(await campaignSays(730, 7)).toBe(365);
    await councilSays({ retentionDays: 365, longestRetentionDays: 1825 });
    expect((await facts()).retentionDays).toBe(730);
    expect(await campaignSays(null, 8)).toBe(365);
  });

  it('the notice links back to its page with language, invitation and the mark of a shared device', async () => {
    const id = freshId('campaign');
    await publishSurvey(service, aSnapshot({ id }), { language: 'en', translations: { pl: { title: 'Parki' } } });
    const path = `/riverside/survey/${id}`;
    const back = async (query: string) => (await shownAt(`${path}/privacy${query}`)).page.surveyUrl;
    expect(await back('?lang=en&from=pl&invitation=a.b%26c')).toBe(`${path}?lang=pl&invitation=a.b%26c`);
    expect(await back('?shared=1')).toBe(`${path}#shared`);
    expect(await back('')).toBe(path);
    const linkOn = async (query: string) =>
      /<a href="([^"]*)"/.exec(await (await fetch(`${service.url}${path}${query}`)).text())?.[1];
    expect(await linkOn('?lang=pl')).toBe(`${path}/privacy?lang=en&from=pl`);
    for (const invitation of ['first', 'sec&nd']) {
      const carried = `&invitation=${encodeURIComponent(invitation)}`;
      expect(await linkOn(`?lang=pl${carried}`)).toBe(`${path}/privacy?lang=en&from=pl${carried}`);
    }
  });

  it.each([
    ['the language changes', { language: 'pl' }],
    ['answers are missing', {}],
  ])('the notice keeps the invitation of a person who answers without script when %s', async (_when, more) => {
    const id = freshId('campaign');
    await publishSurvey(service, aSnapshot({ id }), { language: 'en', translations: { pl: { title: 'Parki' } } });
    const address = `${service.url}/riverside/survey/${id}?lang=pl&invitation=sec%26nd`;
    const startToken = /name="startToken" value="([^"]*)"/.exec(await (await fetch(address)).text())?.[1] ?? '';
    const response = await fetch(address, { method: 'POST', body: new URLSearchParams({ startToken, ...more }) });
    const [, action, privacyUrl] = /<form action="([^"]*)".*<a href="([^"]*)"/.exec(await response.text()) ?? [];
    expect(action).toBe(`/riverside/survey/${id}?lang=pl&invitation=sec%26nd`);
    expect(privacyUrl).toBe(`/riverside/survey/${id}/privacy?lang=en&from=pl&invitation=sec%26nd`);
  });

  it("the notice begins with the council's own text when there is one, and the demo survey has no notice", async () => {
    const id = freshId('campaign');
    await publishSurvey(service, aSnapshot({ id }));
    await councilSays({ privacyNotice: '' });
    expect(await shownAt(`/riverside/survey/${id}/privacy`)).toMatchObject({ status: 200, page: { notice: '' } });
    await councilSays({ privacyNotice: ' We keep little. ' });
    expect((await shownAt(`/riverside/survey/${id}/privacy`)).page.notice).toBe('We keep little.');
    expect((await shownAt('/survey/demo/privacy')).status).toBe(404);
  });
});
