import { defaultCouncilSettings } from '@folkmoot/contracts';
import { sampleCouncil } from '@folkmoot/service-kit/testing';
import { campaignsUnits } from '../../testing/campaigns-units';
import { audienceEntity } from '../audience/audience.mongo';
import { councilEntity } from '../council/council-copy.mongo';
import { newQrCode } from '../qr-code/qr-code.domain';
import { qrCodeEntity } from '../qr-code/qr-code.mongo';
import { newCampaign } from './campaign.domain';
import { campaignEntity } from './campaign.mongo';

// One file for the entities around a campaign, because starting a file takes longer than its tests.
const entities = [campaignEntity, councilEntity, audienceEntity, qrCodeEntity];
const { repositoriesOf } = campaignsUnits(entities.flatMap(({ models }) => models));

const now = new Date('2026-03-02T09:00:00.000Z');
const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

const campaignOf = (id: string, overrides: Partial<ReturnType<typeof newCampaign>> = {}) => ({
  ...newCampaign({ id, surveyId: `s-${id}`, createdBy: 'u', title: `Title ${id}`, description: '' }, now),
  ...overrides,
});

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

describe('campaigns', () => {
  it('a campaign is read unchanged by its council only', async () => {
    const saved = await repositoriesOf('a').campaigns.insert(
      campaignOf('c1', { deliveryMethods: ['qr'], endDate: later(1) }),
    );
    expect(saved).toMatchObject({ id: 'c1', councilId: 'a', revision: 1 });
    expect(await repositoriesOf('a').campaigns.get('c1')).toEqual(saved);
    await expect(repositoriesOf('b').campaigns.get('c1')).rejects.toMatchObject({ code: 'campaign_not_found' });
  });

  it('saving with an old revision is refused', async () => {
    const { campaigns } = repositoriesOf('a');
    const first = await campaigns.insert(campaignOf('c1'));
    const second = await campaigns.save({ ...first, title: 'Other' });
    expect(second).toMatchObject({ title: 'Other', revision: 2 });
    await expect(campaigns.save(first)).rejects.toMatchObject({ code: 'stale_revision' });
    await expect(repositoriesOf('b').campaigns.save(second)).rejects.toMatchObject({ code: 'campaign_not_found' });
  });

  it('campaigns are listed newest first, page by page, without deleted ones', async () => {
    const { campaigns } = repositoriesOf('a');
    for (const index of [1, 2, 3]) await campaigns.insert(campaignOf(`c${index}`, { createdAt: later(index) }));
    await campaigns.insert(campaignOf('gone', { deletedAt: now }));
    await repositoriesOf('b').campaigns.insert(campaignOf('theirs'));
    const first = await campaigns.list({ limit: 2 });
    expect(ids(first.items)).toEqual(['c3', 'c2']);
    const second = await campaigns.list({ limit: 2, cursor: first.nextCursor ?? undefined });
    expect([ids(second.items), second.nextCursor]).toEqual([['c1'], null]);
    expect([await campaigns.count(), await campaigns.listDeletedIds()]).toEqual([3, ['gone']]);
  });

  it('drafts are listed by their start or their last change, without activated, deleted and other ones', async () => {
    const { campaigns } = repositoriesOf('a');
    await campaigns.insert(campaignOf('old', { updatedAt: later(1) }));
    await campaigns.insert(campaignOf('older', { status: 'ready', updatedAt: now, startDate: later(20) }));
    await campaigns.insert(campaignOf('fresh', { updatedAt: later(9), startDate: later(10) }));
    await campaigns.insert(campaignOf('open', { status: 'active', startDate: later(10) }));
    await campaigns.insert(campaignOf('gone', { deletedAt: now, startDate: later(10) }));
    await repositoriesOf('b').campaigns.insert(campaignOf('theirs', { startDate: later(10) }));
    expect(ids(await campaigns.listUntouchedDrafts(later(9), 5))).toEqual(['old', 'older']);
    expect(ids(await campaigns.listUntouchedDrafts(later(9), 1))).toEqual(['old']);
    expect(ids(await campaigns.listDraftsToOpen(later(20), 5))).toEqual(['fresh']);
    expect(ids(await campaigns.listDraftsToOpen(later(21), 5))).toEqual(['fresh', 'older']);
    expect(ids(await campaigns.listDraftsToOpen(later(21), 1))).toEqual(['fresh']);
  });

  it('changed campaigns are listed from a time on, the last changed first', async () => {
    const { campaigns } = repositoriesOf('a');
    for (const index of [1, 2, 3]) await campaigns.insert(campaignOf(`c${index}`, { updatedAt: later(index) }));
    await campaigns.insert(campaignOf('gone', { updatedAt: later(5), deletedAt: now }));
    await repositoriesOf('b').campaigns.insert(campaignOf('theirs', { updatedAt: later(5) }));
    expect(ids(await campaigns.listChangedSince(later(2), 5))).toEqual(['c3', 'c2']);
    expect(ids(await campaigns.listChangedSince(later(2), 1))).toEqual(['c3']);
  });

  it('a search ignores case and accents and does not interpret patterns (F-50)', async () => {
    const { campaigns } = repositoriesOf('a');
    await campaigns.insert(campaignOf('c1', { title: 'Café in the Park' }));
    await campaigns.insert(campaignOf('c2', { description: 'A park', status: 'active' }));
    const search = async (q: string) => ids((await campaigns.list({ q })).items).sort();
    expect(await search('cafe')).toEqual(['c1']);
    expect(await search(' PARK ')).toEqual(['c1', 'c2']);
    expect(await search('.*')).toEqual([]);
    expect(ids((await campaigns.list({ q: 'park', status: 'active' })).items)).toEqual(['c2']);
    expect(ids(await campaigns.listByStatus('active'))).toEqual(['c2']);
    expect(ids(await campaigns.listByIds(['c2', 'c9']))).toEqual(['c2']);
    expect(await repositoriesOf('b').campaigns.listByIds(['c2'])).toEqual([]);
  });

  it('deleted campaigns since a time are listed last deleted first, page by page (E-79)', async () => {
    const { campaigns } = repositoriesOf('a');
    for (const index of [1, 2, 3]) await campaigns.insert(campaignOf(`c${index}`, { deletedAt: later(index) }));
    await campaigns.insert(campaignOf('present'));
    await campaigns.insert(campaignOf('old', { deletedAt: now }));
    await repositoriesOf('b').campaigns.insert(campaignOf('theirs', { deletedAt: later(1) }));
    const first = await campaigns.listDeleted({ after: now, limit: 2 });
    expect(ids(first.items)).toEqual(['c3', 'c2']);
    const second = await campaigns.listDeleted({ after: now, limit: 2, cursor: first.nextCursor ?? undefined });
    expect([ids(second.items), second.nextCursor]).toEqual([['c1'], null]);
  });

  it('deleted campaigns are found only by the methods for deleted campaigns', async () => {
    const { campaigns } = repositoriesOf('a');
    await campaigns.insert(campaignOf('c1', { deletedAt: now }));
    await campaigns.insert(campaignOf('c2'));
    await expect(campaigns.get('c1')).rejects.toMatchObject({ code: 'campaign_not_found' });
    expect((await campaigns.getDeleted('c1')).id).toBe('c1');
    await expect(campaigns.getDeleted('c2')).rejects.toMatchObject({ code: 'campaign_not_found' });
    await campaigns.erase('c1');
    await expect(campaigns.getDeleted('c1')).rejects.toMatchObject({ code: 'campaign_not_found' });
  });
});

describe('campaigns of all councils', () => {
  it('sweeps find over all councils what is due and what can be deleted', async () => {
    const own = repositoriesOf('a').campaigns;
    await own.insert(campaignOf('opens', { status: 'scheduled', startDate: now }));
    await own.insert(campaignOf('undated', { status: 'scheduled' }));
    await own.insert(campaignOf('waits', { status: 'scheduled', startDate: later(1) }));
    await own.insert(campaignOf('deleted', { status: 'active', endDate: now, deletedAt: now }));
    await own.insert(campaignOf('endless', { status: 'active' }));
    await repositoriesOf('b').campaigns.insert(campaignOf('ends', { status: 'paused', endDate: now }));
    const { campaignSweep } = repositoriesOf(null);
    const due = await campaignSweep.listDueAcrossCouncils(now);
    expect(due.map(({ campaignId, councilId }) => `${councilId}/${campaignId}`).sort()).toEqual([
      'a/opens',
      'a/undated',
      'b/ends',
    ]);
    expect(await campaignSweep.listDeletedBeforeAcrossCouncils(now)).toEqual([]);
    expect(await campaignSweep.listDeletedBeforeAcrossCouncils(later(1))).toEqual([
      { campaignId: 'deleted', councilId: 'a' },
    ]);
  });

  it('the retention queries find councils with a period, deleted councils, and councils of campaigns with a period', async () => {
    const keep = (id: string, retentionDays: number | null, isDeleted = false) => {
      const defaults = defaultCouncilSettings('UTC');
      const settings = { ...defaults, privacy: { ...defaults.privacy, retentionDays } };
      const copy = { id, name: id, slug: id, timezone: 'UTC', sourceRevision: 1, isDeleted };
      return repositoriesOf(id).councils.save({ ...copy, council: sampleCouncil({ id, settings }) });
    };
    await keep('a', 30);
    await keep('b', null);
    await keep('c', null);
    await keep('d', 30, true);
    for (const [council, id] of [
      ['b', 'short'],
      ['d', 'gone'],
      ['e', 'unknown'],
    ] as const) {
      await repositoriesOf(council).campaigns.insert(campaignOf(id, { retentionDays: 90 }));
    }
    await repositoriesOf('b').campaigns.insert(campaignOf('usual'));
    await repositoriesOf('b').campaigns.insert(campaignOf('deleted', { retentionDays: 7, deletedAt: now }));
    const { councilSweep, campaignSweep } = repositoriesOf(null);
    expect(await councilSweep.listWithRetentionAcrossCouncils()).toEqual(['a']);
    expect(await councilSweep.listDeletedAcrossCouncils()).toEqual(['d']);
    expect((await campaignSweep.listCouncilsWithRetentionAcrossCouncils()).sort()).toEqual(['b', 'd', 'e']);
    const own = await repositoriesOf('b').campaigns.listRetentions();
    expect(own.sort((a, b) => a.retentionDays - b.retentionDays)).toEqual([
      { campaignId: 'deleted', retentionDays: 7 },
      { campaignId: 'short', retentionDays: 90 },
    ]);
  });

  it('rounds are due for a check when the campaign is recurring, until the next check is noted', async () => {
    const own = repositoriesOf('a').campaigns;
    const dueAt = async (moment: Date) => {
      const due = await repositoriesOf(null).campaignSweep.listRoundsDueAcrossCouncils(moment);
      return due.map(({ campaignId, councilId }) => `${councilId}/${campaignId}`).sort();
    };
    const weekly = { status: 'active', frequency: 'weekly' } as const;
    const runs = await own.insert(campaignOf('runs', weekly));
    await own.insert(campaignOf('once', { status: 'active' }));
    await own.insert(campaignOf('draft', { frequency: 'weekly' }));
    await own.insert(campaignOf('deleted', { ...weekly, deletedAt: now }));
    await own.insert(campaignOf('over', { ...weekly, status: 'completed' }));
    await repositoriesOf('b').campaigns.insert(campaignOf('theirs', { ...weekly, status: 'paused' }));
    expect(await dueAt(now)).toEqual(['a/runs', 'b/theirs']);
    await own.noteRoundsDue('runs', later(5));
    await repositoriesOf('b').campaigns.noteRoundsDue('theirs', null);
    expect([await dueAt(later(4)), await dueAt(later(5))]).toEqual([[], ['a/runs']]);
    await own.lookAtRounds(later(1));
    await repositoriesOf('b').campaigns.lookAtRounds(later(1));
    expect(await dueAt(later(1))).toEqual(['a/runs']);
    expect((await own.get('runs')).revision).toBe(runs.revision);
    await own.save({ ...runs, status: 'completed', roundsTold: { number: 2, isOpen: true } });
    expect(await dueAt(now)).toEqual(['a/runs']);
  });
});

describe('council copies', () => {
  it('there is one council copy per council, and a new copy replaces it', async () => {
    const copy = { id: 'a', name: 'A', slug: 'a', timezone: 'UTC', sourceRevision: 1, isDeleted: false };
    const { councils } = repositoriesOf('a');
    expect(await councils.find()).toBeNull();
    await councils.save(copy);
    await councils.save({ ...copy, slug: 'aa', sourceRevision: 2 });
    expect(await councils.find()).toEqual({ ...copy, slug: 'aa', sourceRevision: 2 });
    expect(await repositoriesOf('b').councils.find()).toBeNull();
  });
});

describe('audiences', () => {
  it('linked audiences are listed once, by name, in their own council (E-37)', async () => {
    const { audiences } = repositoriesOf('a');
    await audiences.link('Young', 's1');
    await audiences.link('All', 's2');
    await audiences.link('Young', 's3');
    expect(await audiences.list()).toEqual([
      { name: 'All', segmentId: 's2' },
      { name: 'Young', segmentId: 's3' },
    ]);
    await repositoriesOf('b').audiences.unlink('All');
    await audiences.unlink('Young');
    expect([await audiences.list(), await repositoriesOf('b').audiences.list()]).toEqual([
      [{ name: 'All', segmentId: 's2' }],
      [],
    ]);
  });
});

describe('QR codes', () => {
  it('QR codes are listed by campaign, oldest first', async () => {
    const { qrCodes } = repositoriesOf('a');
    await qrCodes.insert(newQrCode({ id: 'k2', campaignId: 'c1', label: 'Two' }, later(1)));
    await qrCodes.insert(newQrCode({ id: 'k1', campaignId: 'c1', label: 'One' }, now));
    await qrCodes.insert(newQrCode({ id: 'k3', campaignId: 'c2', label: 'Three' }, now));
    expect(ids(await qrCodes.listOfCampaigns(['c1']))).toEqual(['k1', 'k2']);
    expect(await repositoriesOf('b').qrCodes.listOfCampaigns(['c1'])).toEqual([]);
  });

  it('saving a QR code keeps its counts, and the second parallel save is refused (F-16)', async () => {
    const { qrCodes } = repositoriesOf('a');
    const first = await qrCodes.insert(newQrCode({ id: 'k1', campaignId: 'c1', label: 'One' }, now));
    await qrCodes.addUses('c1', { k1: { scans: 4 } }, '2026-03-02');
    const saved = await qrCodes.save({ ...first, label: 'Library door', isActive: false, hasLogo: true });
    expect(first.hasLogo).toBe(false);
    expect(saved).toMatchObject({
      label: 'Library door',
      isActive: false,
      hasLogo: true,
      usageCount: 4,
      revision: 2,
    });
    expect(await qrCodes.get('c1', 'k1')).toEqual(saved);
    await expect(qrCodes.save(first)).rejects.toMatchObject({ code: 'stale_revision' });
    for (const [council, campaign] of [
      ['a', 'c2'],
      ['b', 'c1'],
    ] as const)
      await expect(repositoriesOf(council).qrCodes.get(campaign, 'k1')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('uses of QR codes are added up, and codes of another campaign or council do not change (E-11)', async () => {
    const { qrCodes } = repositoriesOf('a');
    await qrCodes.insert(newQrCode({ id: 'k1', campaignId: 'c1', label: 'One' }, now));
    await qrCodes.insert(newQrCode({ id: 'k2', campaignId: 'c2', label: 'Two' }, now));
    await qrCodes.addUses('c1', { k1: { scans: 2, responses: 1 }, k2: { scans: 9 }, none: { scans: 9 } }, '2026-03-02');
    await qrCodes.addUses('c1', { k1: { scans: 1 } }, '2026-03-02');
    await repositoriesOf('b').qrCodes.addUses('c1', { k1: { scans: 5 } }, '2026-03-02');
    const uses = (await qrCodes.listOfCampaigns(['c1', 'c2'])).map((each) => [each.usageCount, each.responseCount]);
    expect(uses).toEqual([
      [3, 1],
      [0, 0],
    ]);
  });
});
