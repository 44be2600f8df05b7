import { toPublicCouncil } from '@folkmoot/contracts';
import { aCouncil, aSnapshot, aVersion } from '../testing/fixtures';
import type { CopiesRepository } from './copies.repository';

/** What every adapter of the copies must do. */
export const copiesSuite = (make: () => Promise<CopiesRepository>): void => {
  const council = toPublicCouncil(aCouncil());

  it('nothing there: null and empty lists', async () => {
    const copies = await make();
    expect([await copies.findCampaign('none'), await copies.findCouncil('none')]).toEqual([null, null]);
    expect([await copies.listCampaigns(['none']), await copies.listVersions('none')]).toEqual([[], []]);
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

  it('a council', async () => {
    const copies = await make();
    const copy = { id: 'council_own', council, revision: 3, isDeleted: false };
    await copies.saveCouncil(copy);
    expect(await copies.findCouncil('council_own')).toEqual(copy);
    expect(await copies.listCouncils(['council_own', 'council_other'])).toEqual([copy]);
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
