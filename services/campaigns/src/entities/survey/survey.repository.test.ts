import type { SurveyVersion } from '@folkmoot/contracts';
import { campaignsUnits } from '../../testing/campaigns-units';
import { emptySurvey, newSurvey } from './survey.domain';
import { surveyEntity } from './survey.mongo';

const { repositoriesOf } = campaignsUnits(surveyEntity.models);

const now = new Date('2026-03-02T09:00:00.000Z');
const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

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
  it('a survey is found by its campaign and saved by revision', async () => {
    const { surveys } = repositoriesOf('a');
    const content = emptySurvey({ title: 'Park', description: '' });
    const input = { id: 's1', campaignId: 'c1', createdBy: 'u', content };
    const made = await surveys.insert(newSurvey(input, now));
    expect(await surveys.getOfCampaign('c1')).toEqual(made);
    await surveys.save({ ...made, retiredIds: ['q1'] });
    await expect(surveys.save(made)).rejects.toMatchObject({ code: 'stale_revision' });
    expect((await surveys.listOfCampaigns(['c1', 'c2'])).map(({ retiredIds }) => retiredIds)).toEqual([['q1']]);
    await expect(repositoriesOf('b').surveys.getOfCampaign('c1')).rejects.toMatchObject({ code: 'campaign_not_found' });
  });

  it('translations and groups of conditions are read unchanged from draft and version', async () => {
    const { surveys, versions } = repositoriesOf('a');
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

  it('the library lists last edited first, page by page, by text, without some campaigns', async () => {
    const { surveys } = repositoriesOf('a');
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
    expect((await repositoriesOf('b').surveys.list({ withoutCampaigns: [] })).items).toEqual([]);
    const stored = await surveys.getOfCampaign('c3');
    await surveys.save({ ...stored, content: { ...stored.content, title: 'Library' }, updatedAt: later(9) });
    expect(campaignsOf((await surveys.list({ q: 'LIBRARY', withoutCampaigns: [] })).items)).toEqual(['c3']);
  });

  it('versions are read as published, and the latest one alone', async () => {
    const { versions } = repositoriesOf('a');
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
    expect(await repositoriesOf('b').versions.list('c1')).toEqual([]);
  });
});
