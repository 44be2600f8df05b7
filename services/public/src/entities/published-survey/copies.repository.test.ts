import { toPublicCouncil } from '@folkmoot/contracts';
import { testUnits } from '@folkmoot/service-kit/testing';
import { aCouncil, aSnapshot, aVersion } from '../../testing/fixtures';
import { carefulPrivacy as privacy, carefulRules as rules } from './campaign-copy.domain';
import { createCopiesRepositoryAcrossCouncils, publishedSurveyEntity } from './copies.mongo';

const { repositoriesOf } = testUnits({
  models: publishedSurveyEntity.models,
  repositories: (scope) => ({ copies: createCopiesRepositoryAcrossCouncils(scope) }),
});

const council = toPublicCouncil(aCouncil());

it('unknown ids return null and empty lists', async () => {
  const { copies } = repositoriesOf(null);
  expect([await copies.findCampaign('none'), await copies.findCouncil('none')]).toEqual([null, null]);
  expect([await copies.listCampaigns(['none']), await copies.listVersions('none')]).toEqual([[], []]);
});

it('a council is found at a former address unless another council has it now', async () => {
  const { copies } = repositoriesOf(null);
  const kept = { rules, privacy, revision: 1, isDeleted: false, isSuspended: false };
  await copies.saveCouncil({ ...kept, id: 'a', council: { ...council, slug: 'new' }, formerSlugs: ['old', 'older'] });
  expect((await copies.findCouncilBySlug('older'))?.id).toBe('a');
  expect(await copies.findCouncilBySlug('elsewhere')).toBeNull();
  await copies.saveCouncil({ ...kept, id: 'b', council: { ...council, slug: 'old' } });
  expect((await copies.findCouncilBySlug('old'))?.id).toBe('b');
  await copies.saveCouncil({ ...kept, id: 'a', council, formerSlugs: ['older'], isDeleted: true });
  expect(await copies.findCouncilBySlug('older')).toBeNull();
});

it('a campaign saved twice has the second state, with its closing time', async () => {
  const { copies } = repositoriesOf(null);
  await copies.saveCampaign({ ...aSnapshot(), closedAt: null });
  const closedAt = new Date('2026-03-05T00:00:00.000Z');
  await copies.saveCampaign({ ...aSnapshot({ title: 'Renamed', revision: 6 }), closedAt });
  expect(await copies.findCampaign('campaign_1')).toEqual({
    ...aSnapshot({ title: 'Renamed', revision: 6 }),
    closedAt,
  });
  expect(await copies.listCampaigns(['campaign_1', 'none'])).toHaveLength(1);
});

it('an erased campaign leaves no data, and others stay', async () => {
  const { copies } = repositoriesOf(null);
  for (const id of ['campaign_1', 'campaign_2']) {
    await copies.saveCampaign({ ...aSnapshot({ id }), closedAt: null });
    await copies.addVersion(aVersion({ campaignId: id }));
  }
  await copies.eraseCampaign('campaign_1');
  await copies.eraseCampaign('campaign_1');
  expect([await copies.findCampaign('campaign_1'), await copies.listVersions('campaign_1')]).toEqual([null, []]);
  expect(await copies.listVersions('campaign_2')).toHaveLength(1);
});

it('a saved council is read back with all fields, by its id and in a list', async () => {
  const { copies } = repositoriesOf(null);
  const copy = { id: 'council_own', council, rules, privacy, revision: 3, isDeleted: false };
  await copies.saveCouncil(copy);
  expect(await copies.findCouncil('council_own')).toEqual(copy);
  expect(await copies.listCouncils(['council_own', 'council_other'])).toEqual([copy]);
});

it('a council is found by its address while it exists, and by no other address', async () => {
  const { copies } = repositoriesOf(null);
  const copy = { id: 'council_own', council, rules, privacy, revision: 3, isDeleted: false };
  await copies.saveCouncil(copy);
  expect(await copies.findCouncilBySlug('riverside')).toEqual(copy);
  expect(await copies.findCouncilBySlug('river')).toBeNull();
  await copies.saveCouncil({ ...copy, isDeleted: true });
  expect(await copies.findCouncilBySlug('riverside')).toBeNull();
});

it('a version with files waits, and is visible when its files are stored', async () => {
  const { copies } = repositoriesOf(null);
  const url = `/api/assets/${'a'.repeat(64)}.webp`;
  const introFile = { url, name: 'park.png', type: 'image' as const, size: 3 };
  await copies.addVersion(aVersion({ campaignId: 'with-files', introFile }));
  await copies.addVersion(aVersion({ campaignId: 'without-files' }));
  expect([await copies.listVersions('with-files'), await copies.listVersions('without-files')]).toEqual([
    [],
    [aVersion({ campaignId: 'without-files' })],
  ]);
  expect((await copies.listAwaiting()).map(({ campaignId }) => campaignId)).toEqual(['with-files']);
  await copies.showVersion('with-files', 1);
  expect(await copies.listAwaiting()).toEqual([]);
  expect(await copies.listVersions('with-files')).toHaveLength(1);
});

it('campaigns and versions are erased with their council, and those of other councils stay', async () => {
  const { copies } = repositoriesOf(null);
  const copy = (id: string, councilId: string) => ({ ...aSnapshot({ id, councilId }), closedAt: null });
  await copies.saveCampaign(copy('its', 'gone'));
  await copies.saveCampaign(copy('theirs', 'here'));
  for (const campaignId of ['its', 'theirs']) await copies.addVersion(aVersion({ campaignId }));
  expect(await copies.eraseCampaignsOf('gone')).toEqual({ campaign_copies: 1, survey_versions: 1 });
  expect([await copies.findCampaign('its'), await copies.listVersions('its')]).toEqual([null, []]);
  expect((await copies.findCampaign('theirs'))?.id).toBe('theirs');
  expect(await copies.listVersions('theirs')).toHaveLength(1);
});

it('versions are listed first one first, and an existing one is not replaced', async () => {
  const { copies } = repositoriesOf(null);
  await copies.addVersion(aVersion({ version: 2 }));
  await copies.addVersion(aVersion({ version: 1 }));
  await copies.addVersion(aVersion({ version: 1, title: 'Something else' }));
  await copies.addVersion(aVersion({ campaignId: 'campaign_2' }));
  const titles = (await copies.listVersions('campaign_1')).map(({ version, title }) => [version, title]);
  expect(titles).toEqual([
    [1, 'Parks'],
    [2, 'Parks'],
  ]);
});
