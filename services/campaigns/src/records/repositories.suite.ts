import type { SurveyVersion } from '@folkmoot/contracts';
import { assetTests } from './asset.suite';
import { newCampaign } from './campaign.domain';
import { counterTests } from './counter.suite';
import { figureTests, sweepTests } from './figures.suite';
import { insightTests } from './insight.suite';
import { newQrCode } from './qr-code.domain';
import type { Bind } from './repositories';
import { responseTests } from './response.suite';
import { emptySurvey, newSurvey } from './survey.domain';

const now = new Date('2026-03-02T09:00:00.000Z');
const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

const campaignOf = (id: string, given: Partial<ReturnType<typeof newCampaign>> = {}) => ({
  ...newCampaign({ id, surveyId: `s-${id}`, createdBy: 'u', title: `Title ${id}`, description: '' }, now),
  ...given,
});

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

const campaignTests = (bind: () => Bind) => {
  describe('campaigns', () => {
    test('inserted, are read back whole by their council only', async () => {
      const saved = await bind()('a').campaigns.insert(
        campaignOf('c1', { deliveryMethods: ['qr'], endDate: later(1) }),
      );
      expect(saved).toMatchObject({ id: 'c1', councilId: 'a', revision: 1 });
      expect(await bind()('a').campaigns.get('c1')).toEqual(saved);
      await expect(bind()('b').campaigns.get('c1')).rejects.toMatchObject({ code: 'campaign_not_found' });
    });
    test('saved with an old revision, are refused', async () => {
      const { campaigns } = bind()('a');
      const first = await campaigns.insert(campaignOf('c1'));
      const second = await campaigns.save({ ...first, title: 'Other' });
      expect(second).toMatchObject({ title: 'Other', revision: 2 });
      await expect(campaigns.save(first)).rejects.toMatchObject({ code: 'stale_revision' });
      await expect(bind()('b').campaigns.save(second)).rejects.toMatchObject({ code: 'campaign_not_found' });
    });
    test('listed, come newest first, by page, without the deleted', async () => {
      const { campaigns } = bind()('a');
      for (const index of [1, 2, 3]) await campaigns.insert(campaignOf(`c${index}`, { createdAt: later(index) }));
      await campaigns.insert(campaignOf('gone', { deletedAt: now }));
      await bind()('b').campaigns.insert(campaignOf('theirs'));
      const first = await campaigns.list({ limit: 2 });
      expect(ids(first.items)).toEqual(['c3', 'c2']);
      const second = await campaigns.list({ limit: 2, cursor: first.nextCursor ?? undefined });
      expect([ids(second.items), second.nextCursor]).toEqual([['c1'], null]);
      expect([await campaigns.count(), await campaigns.listDeletedIds()]).toEqual([3, ['gone']]);
    });
    test('searched, are found whatever the case and accents, and never by a pattern (F-50)', async () => {
      const { campaigns } = bind()('a');
      await campaigns.insert(campaignOf('c1', { title: 'Café in the Park' }));
      await campaigns.insert(campaignOf('c2', { description: 'A park', status: 'active' }));
      const found = async (q: string) => ids((await campaigns.list({ q })).items).sort();
      expect(await found('cafe')).toEqual(['c1']);
      expect(await found(' PARK ')).toEqual(['c1', 'c2']);
      expect(await found('.*')).toEqual([]);
      expect(ids((await campaigns.list({ q: 'park', status: 'active' })).items)).toEqual(['c2']);
      expect(ids(await campaigns.listByStatus('active'))).toEqual(['c2']);
      expect(ids(await campaigns.listByIds(['c2', 'c9']))).toEqual(['c2']);
      expect(await bind()('b').campaigns.listByIds(['c2'])).toEqual([]);
    });
    test('deleted, are listed the last deleted first, by page, and only those after the moment given (E-79)', async () => {
      const { campaigns } = bind()('a');
      for (const index of [1, 2, 3]) await campaigns.insert(campaignOf(`c${index}`, { deletedAt: later(index) }));
      await campaigns.insert(campaignOf('present'));
      await campaigns.insert(campaignOf('old', { deletedAt: now }));
      await bind()('b').campaigns.insert(campaignOf('theirs', { deletedAt: later(1) }));
      const first = await campaigns.listDeleted({ after: now, limit: 2 });
      expect(ids(first.items)).toEqual(['c3', 'c2']);
      const second = await campaigns.listDeleted({ after: now, limit: 2, cursor: first.nextCursor ?? undefined });
      expect([ids(second.items), second.nextCursor]).toEqual([['c1'], null]);
    });
    test('deleted, are found only as such', async () => {
      const { campaigns } = bind()('a');
      await campaigns.insert(campaignOf('c1', { deletedAt: now }));
      await campaigns.insert(campaignOf('c2'));
      await expect(campaigns.get('c1')).rejects.toMatchObject({ code: 'campaign_not_found' });
      expect((await campaigns.getDeleted('c1')).id).toBe('c1');
      await expect(campaigns.getDeleted('c2')).rejects.toMatchObject({ code: 'campaign_not_found' });
      await campaigns.erase('c1');
      await expect(campaigns.getDeleted('c1')).rejects.toMatchObject({ code: 'campaign_not_found' });
    });
  });
};

const surveyTests = (bind: () => Bind) => {
  const versionOf = (version: number): SurveyVersion => ({
    title: 'T',
    description: '',
    introText: '',
    introFile: null,
    questions: [{ id: 'mood', type: 'rating', title: 'Mood', required: true }],
    campaignId: 'c1',
    councilId: 'a',
    version,
    series: 1,
    publishedAt: now.toISOString(),
  });

  describe('surveys and their versions', () => {
    test('a survey, is found by its campaign and saved by revision', async () => {
      const { surveys } = bind()('a');
      const content = emptySurvey({ title: 'Park', description: '' });
      const given = { id: 's1', campaignId: 'c1', createdBy: 'u', content };
      const made = await surveys.insert(newSurvey(given, now));
      expect(await surveys.getOfCampaign('c1')).toEqual(made);
      await surveys.save({ ...made, retiredIds: ['q1'] });
      await expect(surveys.save(made)).rejects.toMatchObject({ code: 'stale_revision' });
      expect((await surveys.listOfCampaigns(['c1', 'c2'])).map(({ retiredIds }) => retiredIds)).toEqual([['q1']]);
      await expect(bind()('b').surveys.getOfCampaign('c1')).rejects.toMatchObject({ code: 'campaign_not_found' });
    });
    test('translations and groups of conditions, in draft and version, are read back as they were written', async () => {
      const { surveys, versions } = bind()('a');
      const showIf = {
        join: 'any' as const,
        conditions: [{ questionId: 'q1', operator: 'answered' as const, value: '' }],
      };
      const content = {
        ...emptySurvey({ title: 'Park', description: '' }),
        language: 'en',
        questions: [{ id: 'q1', type: 'text' as const, title: 'Wish', required: false, showIf }],
        translations: { cy: { title: 'Parc', 'questions.q1.title': 'Dymuniad' }, 'pt-BR': { title: 'Parque' } },
      };
      const made = await surveys.insert(newSurvey({ id: 's1', campaignId: 'c1', createdBy: 'u', content }, now));
      expect(made.content).toEqual(content);
      const changed = { ...content, translations: { cy: { 'questions.q1.title': 'Beth?' } } };
      await surveys.save({ ...made, content: changed });
      expect((await surveys.getOfCampaign('c1')).content).toEqual(changed);
      await versions.insert({ ...versionOf(1), ...changed });
      expect(await versions.get('c1', 1)).toEqual({ ...versionOf(1), ...changed });
    });
    test('the library, lists what was edited last first, by page and words, without those of some campaigns', async () => {
      const { surveys } = bind()('a');
      const add = async (id: string, title: string, minutes: number, description = '') => {
        const content = { ...emptySurvey({ title, description }), title };
        await surveys.insert({
          ...newSurvey({ id: `s-${id}`, campaignId: id, createdBy: 'u', content }, now),
          updatedAt: later(minutes),
        });
      };
      await add('c1', 'Café hours', 1);
      await add('c2', 'Roads', 3, 'Near the CAFE');
      await add('c3', 'Park', 2);
      const campaignsOf = (items: readonly { campaignId: string }[]) => items.map(({ campaignId }) => campaignId);
      const first = await surveys.list({ withoutCampaigns: [], limit: 2 });
      expect(campaignsOf(first.items)).toEqual(['c2', 'c3']);
      const next = await surveys.list({ withoutCampaigns: [], limit: 2, cursor: first.nextCursor ?? undefined });
      expect([campaignsOf(next.items), next.nextCursor]).toEqual([['c1'], null]);
      expect(campaignsOf((await surveys.list({ q: ' cafÉ', withoutCampaigns: ['c3'] })).items)).toEqual(['c2', 'c1']);
      expect((await surveys.list({ q: '.', withoutCampaigns: [] })).items).toEqual([]);
      expect((await bind()('b').surveys.list({ withoutCampaigns: [] })).items).toEqual([]);
      const found = await surveys.getOfCampaign('c3');
      await surveys.save({ ...found, content: { ...found.content, title: 'Library' }, updatedAt: later(9) });
      expect(campaignsOf((await surveys.list({ q: 'LIBRARY', withoutCampaigns: [] })).items)).toEqual(['c3']);
    });
    test('versions, are read back as they were published, the latest by itself', async () => {
      const { versions } = bind()('a');
      expect(await versions.findLatest('c1')).toBeNull();
      await versions.insert(versionOf(1));
      await versions.insert(versionOf(2));
      expect(await versions.get('c1', 1)).toEqual(versionOf(1));
      expect((await versions.findLatest('c1'))?.version).toBe(2);
      expect((await versions.list('c1')).map(({ version }) => version)).toEqual([1, 2]);
      const newest = async (page: { beforeVersion?: number; limit: number }) =>
        (await versions.listNewest('c1', page)).map(({ version }) => version);
      expect([await newest({ limit: 1 }), await newest({ beforeVersion: 2, limit: 9 })]).toEqual([[2], [1]]);
      await expect(versions.get('c1', 3)).rejects.toMatchObject({ code: 'not_found' });
      await expect(versions.insert(versionOf(2))).rejects.toBeDefined();
      expect(await bind()('b').versions.list('c1')).toEqual([]);
    });
    test('QR codes, are listed by campaign, the oldest first', async () => {
      const { qrCodes } = bind()('a');
      await qrCodes.insert(newQrCode({ id: 'k2', campaignId: 'c1', label: 'Two' }, later(1)));
      await qrCodes.insert(newQrCode({ id: 'k1', campaignId: 'c1', label: 'One' }, now));
      await qrCodes.insert(newQrCode({ id: 'k3', campaignId: 'c2', label: 'Three' }, now));
      expect(ids(await qrCodes.listOfCampaigns(['c1']))).toEqual(['k1', 'k2']);
      expect(await bind()('b').qrCodes.listOfCampaigns(['c1'])).toEqual([]);
    });
    test('audiences, linked, are each there once, by name, and in their own council (E-37)', async () => {
      const { audiences } = bind()('a');
      await audiences.link('Young', 's1');
      await audiences.link('All', 's2');
      await audiences.link('Young', 's3');
      expect(await audiences.list()).toEqual([
        { name: 'All', segmentId: 's2' },
        { name: 'Young', segmentId: 's3' },
      ]);
      await bind()('b').audiences.unlink('All');
      await audiences.unlink('Young');
      expect([await audiences.list(), await bind()('b').audiences.list()]).toEqual([
        [{ name: 'All', segmentId: 's2' }],
        [],
      ]);
    });
    test('QR codes, saved, keep label and state but not counts, and the first to save wins (F-16)', async () => {
      const { qrCodes } = bind()('a');
      const first = await qrCodes.insert(newQrCode({ id: 'k1', campaignId: 'c1', label: 'One' }, now));
      await qrCodes.addUses('c1', { k1: { scans: 4 } });
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
        await expect(bind()(council).qrCodes.get(campaign, 'k1')).rejects.toMatchObject({ code: 'not_found' });
    });
    test('QR codes, add up their uses; those of another campaign or council are not touched (E-11)', async () => {
      const { qrCodes } = bind()('a');
      await qrCodes.insert(newQrCode({ id: 'k1', campaignId: 'c1', label: 'One' }, now));
      await qrCodes.insert(newQrCode({ id: 'k2', campaignId: 'c2', label: 'Two' }, now));
      await qrCodes.addUses('c1', { k1: { scans: 2, responses: 1 }, k2: { scans: 9 }, none: { scans: 9 } });
      await qrCodes.addUses('c1', { k1: { scans: 1 } });
      await bind()('b').qrCodes.addUses('c1', { k1: { scans: 5 } });
      const uses = (await qrCodes.listOfCampaigns(['c1', 'c2'])).map((each) => [each.usageCount, each.responseCount]);
      expect(uses).toEqual([
        [3, 1],
        [0, 0],
      ]);
    });
  });
};

/** What every set of repositories must do, in memory and on MongoDB. `bind` gives an empty one for each test. */
export const repositorySuite = (bind: () => Bind): void => {
  campaignTests(bind);
  surveyTests(bind);
  responseTests(bind);
  figureTests(bind);
  counterTests(bind);
  sweepTests(bind);
  assetTests(bind);
  insightTests(bind);
};
