import { toPublicCouncil } from '@folkmoot/contracts';
import { testUnits, until } from '@folkmoot/service-kit/testing';
import { aCouncil, aSnapshot, aVersion } from '../../testing/fixtures';
import { carefulPrivacy, carefulRules } from './campaign-copy.domain';
import { publishedSurveyEntity } from './copies.mongo';
import { createPublishedSurveys } from './published-surveys';

const { repositoriesOf } = testUnits({
  models: publishedSurveyEntity.models,
  repositories: (scope) => publishedSurveyEntity.repositories(scope, {}),
});

/** The stored copies, with the number of reads. */
const countedCopies = () => {
  const { copies } = repositoriesOf(null);
  let reads = 0;
  const counted =
    <A extends unknown[], T>(read: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> => {
      reads += 1;
      return read(...args);
    };
  return {
    ...copies,
    listCampaigns: counted(copies.listCampaigns),
    listCouncils: counted(copies.listCouncils),
    listVersions: counted(copies.listVersions),
    reads: () => reads,
  };
};

const filled = async () => {
  const copies = countedCopies();
  const known = { council: toPublicCouncil(aCouncil()), rules: carefulRules, privacy: carefulPrivacy };
  const council = { id: 'council_own', ...known, revision: 1, isDeleted: false };
  await copies.saveCouncil(council);
  await copies.addVersion(aVersion());
  await copies.saveCampaign({ ...aSnapshot(), closedAt: null });
  return { copies, council, published: createPublishedSurveys(copies) };
};

describe('published surveys in memory', () => {
  it('a survey is read once when many requests ask for it at the same time', async () => {
    const { copies, published } = await filled();
    const surveys = await Promise.all(Array.from({ length: 50 }, () => published.find('campaign_1')));
    expect(new Set(surveys).size).toBe(1);
    expect(copies.reads()).toBe(3);
  });

  it('a repeated request reads nothing, and a refresh without changes keeps the same survey', async () => {
    const { copies, published } = await filled();
    const first = await published.find('campaign_1');
    const reads = copies.reads();
    expect(await published.find('campaign_1')).toBe(first);
    expect(copies.reads()).toBe(reads);
    await published.refresh();
    expect(await published.find('campaign_1')).toBe(first);
  });

  it('a change of campaign, council or version is visible after a refresh', async () => {
    const { copies, council, published } = await filled();
    await published.find('campaign_1');
    await copies.saveCouncil({ ...council, revision: 2, council: { ...council.council, name: 'Renamed' } });
    await published.refresh();
    expect((await published.find('campaign_1'))?.council.name).toBe('Renamed');
    await copies.saveCampaign({ ...aSnapshot({ publishedVersion: 2, revision: 6 }), closedAt: null });
    await published.refresh();
    expect((await published.find('campaign_1'))?.current.version).toBe(1);
    await copies.addVersion(aVersion({ version: 2 }));
    await published.refresh();
    const survey = await published.find('campaign_1');
    expect([survey?.current.version, survey?.versionOf(1)?.version, survey?.versionOf(3)]).toEqual([2, 1, null]);
  });

  it('a refresh shows changes made during another refresh, and simultaneous calls share it', async () => {
    const { copies, council, published } = await filled();
    await published.find('campaign_1');
    const { listCouncils } = copies;
    let begun = 0;
    let goOn: () => void = () => undefined;
    const isChanged = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    copies.listCouncils = async (ids) => {
      const before = await listCouncils(ids);
      begun += 1;
      await isChanged;
      return before;
    };
    const first = published.refresh();
    await until(() => begun === 1);
    await copies.saveCouncil({ ...council, revision: 2, council: { ...council.council, name: 'Renamed' } });
    const later = [published.refresh(), published.refresh()];
    goOn();
    await Promise.all([first, ...later]);
    expect((await published.find('campaign_1'))?.council.name).toBe('Renamed');
    expect(begun).toBe(2);
  });

  it('residents keep the published version while a newer one is not published', async () => {
    const { copies, published } = await filled();
    await copies.addVersion(aVersion({ version: 2 }));
    expect((await published.find('campaign_1'))?.current.version).toBe(1);
  });

  it('surveys in memory are still shown when the database is unavailable', async () => {
    const { copies, published } = await filled();
    await published.find('campaign_1');
    copies.listCampaigns = () => Promise.reject(new Error('away'));
    await expect(published.refresh()).rejects.toThrow('away');
    expect((await published.find('campaign_1'))?.campaign.id).toBe('campaign_1');
  });

  it('an unknown id is looked up once, not for every visit', async () => {
    const { copies, published } = await filled();
    for (let n = 0; n < 20; n++) expect(await published.find('none')).toBeNull();
    expect(copies.reads()).toBe(1);
  });

  it('a deleted survey is not found', async () => {
    const { copies, published } = await filled();
    await published.find('campaign_1');
    await copies.saveCampaign({ ...aSnapshot({ isDeleted: true, revision: 6 }), closedAt: null });
    await published.refresh();
    expect(await published.find('campaign_1')).toBeNull();
  });
});
