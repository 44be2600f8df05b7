import {
  activateCampaignOperation,
  type Campaign,
  deleteCampaignOperation,
  fetchPublishedFileOperation,
  getPublicationOperation,
  type PublicationChoice,
  previewPublicationOperation,
  publishVersionOperation,
  putPublicationOperation,
  type QuestionInput,
  type Redaction,
  resultsPublishedEvent,
  resultsWithdrawnEvent,
  saveSurveyOperation,
  systemActor,
  withdrawVersionOperation,
} from '@folkmoot/contracts';
import { manualClock, otherCouncil, ownCouncil, until, userActor } from '@folkmoot/service-kit/testing';
import {
  publishCouncil,
  startAnotherInstance,
  startCampaigns,
  type TestCampaigns,
} from '../../testing/campaigns-service';
import { createCampaign, openCampaign, parkQuestions, saveQuestions, submit } from '../../testing/journey';
import { decideAnswer, openWithAnswers, reviewAnswers } from '../../testing/published-answers';
import { givePopulation, openWeightedCampaign, submitMany } from '../../testing/weighted-campaign';

const as = userActor();
const stranger = userActor({ councilId: otherCouncil });
const DONE_MS = 60_000;
const AT = new Date('2026-03-05T09:00:00.000Z');
const LATER = new Date('2026-03-06T09:00:00.000Z');

jest.setTimeout(DONE_MS * 2);

const choice = (patch: Partial<PublicationChoice> = {}): PublicationChoice => ({
  isListed: true,
  forWhom: '',
  areas: [],
  title: 'What you said about the park',
  introduction: 'Thank you',
  summary: 'Most people like it.',
  questions: ['where', 'mood', 'wishes'].map((questionId) => ({ questionId, isShown: true, showsAnswers: false })),
  minimumCell: 5,
  licence: 'cc-by-4.0',
  answersAfterRetention: 'removed',
  ...patch,
});

describe('published results', () => {
  let service: TestCampaigns;
  let campaign: Campaign;
  const clock = manualClock(AT);
  beforeAll(async () => {
    service = await startCampaigns({}, clock);
    await publishCouncil(service, ownCouncil, { slug: 'riverside' });
    await givePopulation(service);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    campaign = await openWeightedCampaign(service);
    await submitMany(service, campaign, 160);
    await service.settled();
  });

  const params = () => ({ campaignId: campaign.id });
  const ofVersion = (version: number) => ({ ...params(), version: `${version}` });
  const get = async () => (await service.call(getPublicationOperation, { as, params: params() })).body;
  const put = (body: PublicationChoice & { revision?: number }) =>
    service.call(putPublicationOperation, { as, params: params(), body });
  const order = (body: { publishAt?: string; note?: string } = {}) =>
    service.call(publishVersionOperation, { as, params: params(), body });
  const withdraw = (version: number, reason = 'A mistake') =>
    service.call(withdrawVersionOperation, { as, params: ofVersion(version), body: { reason } });
  const isPublished = (version: number) => async () =>
    (await get()).versions.some((each) => each.version === version && each.state === 'published');
  const publish = async (note = '') => {
    const { body, status } = await order({ note });
    expect(status).toBe(201);
    await until(isPublished(body.version), DONE_MS);
    return body.version;
  };
  const fileOf = (version: number, file: 'results.json' | 'responses.csv' | 'codebook.json') =>
    service.call(fetchPublishedFileOperation, {
      as: systemActor('public', ownCouncil),
      params: { ...ofVersion(version), file },
    });

  test('a publication is suggested from the survey, and is stored with the revision that was seen', async () => {
    const suggested = await get();
    expect(suggested).toMatchObject({ revision: 0, isListed: true, minimumCell: 5, current: null, changes: null });
    expect(suggested.url).toBe(`https://folkmoot.example/riverside/results/${campaign.id}`);
    expect(suggested.questions.map(({ questionId }) => questionId)).toContain('mood');
    const { body } = await put({ ...choice(), revision: 0 });
    expect(body).toMatchObject({ revision: 1, title: 'What you said about the park', licence: 'cc-by-4.0' });
    expect(body.questions.filter(({ isShown }) => isShown).map(({ questionId }) => questionId)).toEqual([
      'where',
      'mood',
      'wishes',
    ]);
    expect((await put({ ...choice(), revision: 0 })).status).toBe(409);
    expect((await put(choice({ minimumCell: 3 }))).body).toMatchObject({ code: 'publication_minimum' });
    const unknown = [{ questionId: 'nothing', isShown: true, showsAnswers: false }];
    expect((await put(choice({ questions: unknown }))).body).toMatchObject({ code: 'publication_question' });
  });

  test('a version is a snapshot: later responses change neither it nor its files, and staff see what changed', async () => {
    await put(choice());
    const version = await publish('First results');
    const before = (await fileOf(version, 'results.json')).text;
    const results = JSON.parse(before);
    expect(results).toMatchObject({ version: 1, responses: 160, title: 'What you said about the park' });
    expect(results.versions).toMatchObject([{ version: 1, note: 'First results', isWithdrawn: false }]);
    const [published] = service
      .eventsOf(resultsPublishedEvent)
      .filter(({ payload }) => payload.campaignId === campaign.id);
    expect(published?.payload.checksums.map(({ file }) => file)).toEqual([
      'results.json',
      'responses.csv',
      'codebook.json',
    ]);
    expect(JSON.stringify(published)).not.toContain('What you said');
    await submitMany(service, campaign, 40, { seed: 11 });
    await service.settled();
    expect((await fileOf(version, 'results.json')).text).toBe(before);
    const { changes, current } = await get();
    expect([current, changes?.responses, changes?.questionIds.includes('mood')]).toEqual([1, 40, true]);
  });

  test('no number of few people is in a version or its files', async () => {
    await put(choice());
    const version = await publish();
    const results = JSON.parse((await fileOf(version, 'results.json')).text);
    const counts = results.questions.flatMap(({ rows }: { rows: { count: number | null }[] }) =>
      rows.flatMap(({ count }) => (count === null ? [] : [count])),
    );
    expect(counts.length).toBeGreaterThan(3);
    expect(counts.filter((count: number) => count < 5)).toEqual([]);
    const csv = (await fileOf(version, 'responses.csv')).text;
    const lines = csv
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    const at = (name: string) => lines[0]?.indexOf(name) ?? -1;
    const printed = lines.slice(1).map((line) => line[at('count')]);
    expect(printed.filter((count) => count !== '' && Number(count) < 5)).toEqual([]);
    expect(JSON.parse((await fileOf(version, 'codebook.json')).text)).toMatchObject({
      licence: { id: 'cc-by-4.0' },
      method: { minimumCell: 5 },
    });
  });

  test('few new responses are hidden in the next version, also after the first was withdrawn', async () => {
    await put(choice());
    await publish();
    expect((await withdraw(1)).body.versions[0]).toMatchObject({ state: 'withdrawn', reason: 'A mistake' });
    await service.settled();
    const withdrawn = service.eventsOf(resultsWithdrawnEvent).find(({ payload }) => payload.campaignId === campaign.id);
    expect(withdrawn?.payload).toMatchObject({ version: 1, reason: 'A mistake' });
    await submitMany(service, campaign, 2, { seed: 12 });
    await service.settled();
    const preview = (await service.call(previewPublicationOperation, { as, params: params() })).body;
    expect(preview).toMatchObject({ version: 2, responses: null, hiding: { earlier: 1 } });
    const { hidden = 0, withoutEarlier = 0, numbers = 0, responsesNeeded } = preview.hiding ?? {};
    expect([hidden > withoutEarlier, hidden <= numbers]).toEqual([true, true]);
    await submitMany(service, campaign, responsesNeeded ?? 0, { seed: 13 });
    await service.settled();
    const then = (await service.call(previewPublicationOperation, { as, params: params() })).body.hiding;
    const left = (then?.hidden ?? 0) - (then?.withoutEarlier ?? 0);
    expect(left).toBeLessThanOrEqual((hidden - withoutEarlier) * 0.75);
    expect((await withdraw(1)).body).toMatchObject({ code: 'transition_not_allowed' });
  });

  test('a version is published at its time, by another instance after a restart, as it was chosen when it was ordered', async () => {
    await put(choice());
    const { body } = await order({ publishAt: LATER.toISOString(), note: 'On Friday' });
    expect((await order()).body).toMatchObject({ code: 'publication_scheduled' });
    await put(choice({ title: 'Another title' }));
    expect((await get()).versions[0]).toMatchObject({ state: 'scheduled', publishAt: LATER.toISOString() });
    const other = await startAnotherInstance(service);
    clock.set(LATER);
    await until(isPublished(body.version), DONE_MS);
    await other.stop();
    expect(JSON.parse((await fileOf(body.version, 'results.json')).text).title).toBe('What you said about the park');
  });

  test('a scheduled version that is withdrawn is never public', async () => {
    await put(choice());
    await order({ publishAt: '2027-01-01T00:00:00.000Z' });
    expect((await withdraw(1)).body).toMatchObject({ current: null, versions: [{ state: 'withdrawn' }] });
    await service.settled();
    const events = service.eventsOf(resultsWithdrawnEvent).filter(({ payload }) => payload.campaignId === campaign.id);
    expect(events).toEqual([]);
  });

  test('publishing is refused without questions, and with a question that was removed since', async () => {
    await put(choice({ questions: [] }));
    expect((await order()).body).toMatchObject({ code: 'publication_empty' });
    const draft = await createCampaign(service);
    const ofDraft = { campaignId: draft.id };
    await saveQuestions(service, draft.id, parkQuestions);
    const wish = [{ questionId: 'wish', isShown: true, showsAnswers: false }];
    const stored = await service.call(putPublicationOperation, {
      as,
      params: ofDraft,
      body: choice({ questions: wish }),
    });
    expect(stored.status).toBe(200);
    await saveQuestions(service, draft.id, parkQuestions.slice(1));
    const preview = await service.call(previewPublicationOperation, { as, params: ofDraft });
    expect(preview.body).toMatchObject({ code: 'publication_question' });
    const known = await service.call(getPublicationOperation, { as, params: ofDraft });
    expect(known.body.removedQuestions).toBe(1);
    const refused = await service.call(publishVersionOperation, { as, params: ofDraft, body: {} });
    expect(refused.body).toMatchObject({ code: 'publication_question' });
  });

  test('a scheduled version says why it failed: a question was removed, or the campaign was deleted', async () => {
    const draft = await createCampaign(service);
    const ofDraft = { campaignId: draft.id };
    await saveQuestions(service, draft.id, parkQuestions);
    const wish = [{ questionId: 'wish', isShown: true, showsAnswers: false }];
    await service.call(putPublicationOperation, { as, params: ofDraft, body: choice({ questions: wish }) });
    const publishAt = new Date(clock.now().getTime() + 60_000).toISOString();
    await service.call(publishVersionOperation, { as, params: ofDraft, body: { publishAt } });
    await put(choice());
    await order({ publishAt });
    await saveQuestions(service, draft.id, parkQuestions.slice(1));
    await service.call(deleteCampaignOperation, { as, params: params() });
    clock.set(new Date(Date.parse(publishAt) + 1_000));
    const versions = service.connection.collection('publication_versions');
    const failuresOf = async () => {
      const failed = await versions.find({ campaignId: { $in: [draft.id, campaign.id] }, state: 'failed' }).toArray();
      return failed.map(({ failure }) => failure).sort();
    };
    await until(async () => (await failuresOf()).length === 2, DONE_MS);
    expect(await failuresOf()).toEqual(['campaign_deleted', 'question_removed']);
    const { body } = await service.call(getPublicationOperation, { as, params: ofDraft });
    expect(body.versions[0]).toMatchObject({ state: 'failed', failure: 'question_removed' });
  });

  test('results have the survey’s own translations of what they show', async () => {
    const draft = await createCampaign(service);
    const ofDraft = { campaignId: draft.id };
    const cy = {
      title: 'Y parc',
      'questions.wish.title': 'Beth hoffech chi?',
      'questions.where.options.east': 'Dwyrain',
    };
    const where: QuestionInput = {
      id: 'where',
      type: 'dropdown',
      title: 'Where?',
      required: false,
      options: [
        { id: 'east', label: 'East' },
        { id: 'west', label: 'West' },
      ],
    };
    const body = {
      title: 'Park',
      questions: [...parkQuestions, where],
      translations: { cy },
    };
    expect((await service.call(saveSurveyOperation, { as, params: ofDraft, body })).status).toBe(200);
    expect((await service.call(activateCampaignOperation, { as, params: ofDraft })).status).toBe(200);
    const preview = await service.call(previewPublicationOperation, { as, params: ofDraft });
    const { cy: shown } = preview.body.translations ?? {};
    expect([shown?.title, shown?.questions.wish, shown?.questions.where]).toEqual([
      'Y parc',
      { 'What would you change?': 'Beth hoffech chi?' },
      { East: 'Dwyrain' },
    ]);
    // The product's own words need no translation by staff.
    expect(shown?.questions.mood).toMatchObject({ Neutral: 'Niwtral' });
  });

  test('people in their own words are counted and not quoted, also in files', async () => {
    const plain = await openCampaign(service);
    for (let made = 0; made < 12; made += 1) {
      await submit(service, plain, {
        answers: [
          { questionId: 'wish', answer: `Please call Ada Lovelace at 01234 56789${made}` },
          { questionId: 'mood', answer: 4 },
        ],
      });
    }
    await service.settled();
    const preview = await service.call(previewPublicationOperation, { as, params: { campaignId: plain.id } });
    const wish = preview.body.questions.find(({ questionId }) => questionId === 'wish');
    expect(wish).toMatchObject({ answered: 12, rows: [], parts: [] });
    expect(JSON.stringify(preview.body)).not.toContain('Lovelace');
  });

  test('only reviewed answers are published, without hidden words, and in no order of people', async () => {
    const { ofPlain, wish, orderPlain, publishPlain } = await openWithAnswers(service);
    const paths = [1, 3, 5, 7, 9, 11].flatMap((made) => ['More benches', `More paths (${made}), says Ada Lovelace`]);
    await Promise.all(['=SUM(A1)', ...paths].map((text) => wish(text)));
    await service.settled();
    expect((await orderPlain()).body).toMatchObject({ code: 'publication_unreviewed' });
    const decisionOf = ({ text }: Redaction) => (text.startsWith('More paths (11)') ? 'withhold' : 'accept');
    const [last, ...others] = await reviewAnswers(service, ofPlain, 8);
    await Promise.all(
      others.map((each) => decideAnswer(service, each, { campaignId: ofPlain.campaignId, decision: decisionOf(each) })),
    );
    expect((await orderPlain()).body).toMatchObject({ code: 'publication_unreviewed' });
    await decideAnswer(service, last as Redaction, {
      campaignId: ofPlain.campaignId,
      decision: decisionOf(last as Redaction),
    });
    await wish('Nobody has read this');
    await service.settled();
    const { text } = await publishPlain();
    expect(text.split(',More benches\r\n')).toHaveLength(7);
    expect(text).toContain('"More paths (1), says █████"');
    expect(text).toContain("'=SUM(A1)");
    expect(text).not.toMatch(/Lovelace|paths \(11\)|Nobody has read/);
    const results = await service.call(previewPublicationOperation, { as, params: ofPlain });
    expect(results.body.questions[0]?.answers).toMatchObject({ published: 12, withheld: 2 });
  });

  test('a deleted campaign and the campaign of another council cannot be published', async () => {
    await put(choice());
    const foreign = await service.call(publishVersionOperation, { as: stranger, params: params(), body: {} });
    expect(foreign.status).toBe(404);
    await service.call(deleteCampaignOperation, { as, params: params() });
    expect((await order()).body).toMatchObject({ code: 'campaign_not_found' });
  });
});
