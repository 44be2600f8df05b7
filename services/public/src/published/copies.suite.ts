import { toPublicCouncil } from '@folkmoot/contracts';
import { aCouncil, aSnapshot, aVersion } from '../testing/fixtures';
import { carefulPrivacy as privacy, carefulRules as rules } from './campaign-copy.domain';
import type { CopiesRepository } from './copies.repository';

/** What every adapter of the copies must do. */
export const copiesSuite = (make: () => Promise<CopiesRepository>): void => {
  const council = toPublicCouncil(aCouncil());

  it('nothing there: null and empty lists', async () => {
    const copies = await make();
    expect([await copies.findCampaign('none'), await copies.findCouncil('none')]).toEqual([null, null]);
    expect([await copies.listCampaigns(['none']), await copies.listVersions('none')]).toEqual([[], []]);
  });

  it('a council is found at an address that it had before, unless another one is there now', async () => {
    const copies = await make();
    const kept = { rules, privacy, revision: 1, isDeleted: false, isSuspended: false };
    await copies.saveCouncil({ ...kept, id: 'a', council: { ...council, slug: 'new' }, formerSlugs: ['old', 'older'] });
    expect((await copies.findCouncilBySlug('older'))?.id).toBe('a');
    expect(await copies.findCouncilBySlug('elsewhere')).toBeNull();
    await copies.saveCouncil({ ...kept, id: 'b', council: { ...council, slug: 'old' } });
    expect((await copies.findCouncilBySlug('old'))?.id).toBe('b');
    await copies.saveCouncil({ ...kept, id: 'a', council, formerSlugs: ['older'], isDeleted: true });
    expect(await copies.findCouncilBySlug('older')).toBeNull();
  });

  it('a campaign saved twice: the second is there, with the moment it ended', async () => {
    const copies = await make();
    await copies.saveCampaign({ ...aSnapshot(), closedAt: null });
    const closedAt = new Date('2026-03-05T00:00:00.000Z');
    await copies.saveCampaign({ ...aSnapshot({ title: 'Renamed', revision: 6 }), closedAt });
    expect(await copies.findCampaign('campaign_1')).toEqual({
      ...aSnapshot({ title: 'Renamed', revision: 6 }),
      closedAt,
    });
    expect(await copies.listCampaigns(['campaign_1', 'none'])).toHaveLength(1);
  });

  it('a campaign erased: nothing of it is left, others stay', async () => {
    const copies = await make();
    for (const id of ['campaign_1', 'campaign_2']) {
      await copies.saveCampaign({ ...aSnapshot({ id }), closedAt: null });
      await copies.addVersion(aVersion({ campaignId: id }));
    }
    await copies.eraseCampaign('campaign_1');
    await copies.eraseCampaign('campaign_1');
    expect([await copies.findCampaign('campaign_1'), await copies.listVersions('campaign_1')]).toEqual([null, []]);
    expect(await copies.listVersions('campaign_2')).toHaveLength(1);
  });

  it('a council', async () => {
    const copies = await make();
    const copy = { id: 'council_own', council, rules, privacy, revision: 3, isDeleted: false };
    await copies.saveCouncil(copy);
    expect(await copies.findCouncil('council_own')).toEqual(copy);
    expect(await copies.listCouncils(['council_own', 'council_other'])).toEqual([copy]);
  });

  it('a council by its address: found while it is there, and only by that address', async () => {
    const copies = await make();
    const copy = { id: 'council_own', council, rules, privacy, revision: 3, isDeleted: false };
    await copies.saveCouncil(copy);
    expect(await copies.findCouncilBySlug('riverside')).toEqual(copy);
    expect(await copies.findCouncilBySlug('river')).toBeNull();
    await copies.saveCouncil({ ...copy, isDeleted: true });
    expect(await copies.findCouncilBySlug('riverside')).toBeNull();
  });

  it('a version that shows files: is seen once they are kept, and until then waits', async () => {
    const copies = await make();
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

  it('campaigns and versions of a council that is erased go, those of others stay', async () => {
    const copies = await make();
    const copy = (id: string, councilId: string) => ({ ...aSnapshot({ id, councilId }), closedAt: null });
    await copies.saveCampaign(copy('its', 'gone'));
    await copies.saveCampaign(copy('theirs', 'here'));
    for (const campaignId of ['its', 'theirs']) await copies.addVersion(aVersion({ campaignId }));
    expect(await copies.eraseCampaignsOf('gone')).toEqual({ campaign_copies: 1, survey_versions: 1 });
    expect([await copies.findCampaign('its'), await copies.listVersions('its')]).toEqual([null, []]);
    expect((await copies.findCampaign('theirs'))?.id).toBe('theirs');
    expect(await copies.listVersions('theirs')).toHaveLength(1);
  });

  it('versions: the first one first, and one that is there already stays as it is', async () => {
    const copies = await make();
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
};
