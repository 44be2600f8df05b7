import {
  type Campaign,
  createLabelSampleOperation,
  eraseResponseOperation,
  exportReportOperation,
  getLabelSampleOperation,
  labelSampleCommentOperation,
  labelSampleDrawnEvent,
  listSampleCommentsOperation,
  type SentimentLabel,
  setExclusionOperation,
  systemActor,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import type { CommentLabels } from '../../entities/comment';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { contextOf } from '../../testing/contexts';
import { openCampaign, submit } from '../../testing/journey';

const ada = userActor({ userId: 'coder-ada' });
const sam = userActor({ userId: 'sam', role: 'council_staff' });
const kim = userActor({ userId: 'kim' });
const stranger = userActor({ userId: 'coder-ada', councilId: otherCouncil });

const questions = [
  { id: 'wish', type: 'textarea' as const, title: 'What would you change?', required: false },
  { id: 'more', type: 'textarea' as const, title: 'Anything else?', required: false },
  { id: 'name', type: 'text' as const, title: 'Your name', required: false },
];
const COMMENTS = 30;
/** Labels that the second person may set differently. */
const MOST_DIFFERENT = 4;
const moods: readonly SentimentLabel[] = ['positive', 'neutral', 'negative', 'negative'];
/** The machine judges every fifth comment wrongly. */
const truthOf = (index: number): SentimentLabel => moods[index % moods.length] ?? 'neutral';
const machineOf = (index: number): SentimentLabel => (index % 5 === 0 ? 'neutral' : truthOf(index));
const themeId = '11111111-1111-4111-8111-111111111111';

describe('label samples over HTTP', () => {
  let service: TestCampaigns;
  let campaign: Campaign;
  let truth: Map<string, SentimentLabel>;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
    await openWithComments();
  });
  afterAll(() => service.stop());

  /** As the reading of a provider stores it. A person has corrected one of four comments. */
  const labelsOf = (questionId: string, index: number): CommentLabels => ({
    questionId,
    language: index % 10 === 0 ? 'cy' : 'en',
    machine: { sentiment: machineOf(index), by: 'provider' },
    person: index % 4 === 0 ? { sentiment: truthOf(index), by: 'somebody', at: service.clock.now() } : null,
    themes: [{ id: themeId, by: 'provider', words: [`Word${index}`] }],
    notThemes: [],
    flags: [],
    reviewed: null,
    shown: { sentiment: truthOf(index), themes: [themeId], by: ['provider'] },
  });

  /** A campaign with comments that a machine has read, and a theme. */
  const openWithComments = async () => {
    campaign = await openCampaign(service, ada, questions);
    truth = new Map();
    const changes: { id: string; comments: CommentLabels[] }[] = [];
    for (let index = 0; index < COMMENTS; index += 1) {
      const questionId = index % 8 === 0 ? 'more' : 'wish';
      const { responseId } = await submit(service, campaign, {
        answers: [
          { questionId, answer: `Comment ${index} about benches` },
          { questionId: 'name', answer: 'Jane Doe' },
        ],
      });
      truth.set(`${responseId}:${questionId}`, truthOf(index));
      changes.push({ id: responseId, comments: [labelsOf(questionId, index)] });
    }
    const { unitOfWork } = contextOf(service, ada);
    await unitOfWork(ada, async (unit) => {
      await unit.responses.saveComments(changes);
      const codebook = {
        id: `book-${campaign.id}`,
        name: 'Parks',
        merged: [],
        createdAt: service.clock.now(),
        updatedAt: service.clock.now(),
      };
      await unit.codebooks.insert({
        ...codebook,
        themes: [{ id: themeId, name: 'Benches', definition: '', examples: [] }],
      });
      await unit.commentPlans.ensure(campaign.id, 1, service.clock.now());
      await unit.commentPlans.choose(campaign.id, { kinds: [], codebookId: codebook.id }, service.clock.now());
      // Everything is read, so the built-in reading leaves these labels alone.
      const plan = await unit.commentPlans.find(campaign.id);
      if (plan) await unit.commentPlans.advance(plan, { readNumber: COMMENTS, dueAt: null });
    });
  };

  const params = () => ({ campaignId: campaign.id });
  const draw = (size = 60, as = ada) =>
    service.call(createLabelSampleOperation, { as, params: params(), body: { size } });
  const sample = async () => (await service.call(getLabelSampleOperation, { as: sam, params: params() })).body.sample;
  const list = (as = ada) => service.call(listSampleCommentsOperation, { as, params: params() });
  const label = (
    commentId: string,
    body: { sampleId: string; sentiment?: SentimentLabel; themes?: string[] },
    as = ada,
  ) =>
    service.call(labelSampleCommentOperation, {
      as,
      params: { ...params(), commentId },
      body: { sentiment: 'negative', themes: [], ...body },
    });
  /** Labels all comments as they are, except those that `but` changes. */
  const labelAll = async (as = ada, but: (id: string, place: number) => SentimentLabel | null = () => null) => {
    const { sampleId, items } = (await list(as)).body;
    for (const [place, { id }] of items.entries()) {
      const sentiment = but(id, place) ?? truth.get(id) ?? 'neutral';
      expect((await label(id, { sampleId, sentiment, themes: [themeId] }, as)).status).toBe(204);
    }
  };
  const eraseOne = async (commentId: string) => {
    const body = { campaignId: campaign.id, responseId: commentId.split(':')[0] ?? '', isOnItsWay: false };
    await service.call(eraseResponseOperation, { as: systemActor('public', ownCouncil), body });
  };
  const saveAnalyses = () =>
    contextOf(service, ada).unitOfWork(ada, async ({ insights }) => {
      const base = { responses: 1, responsesRead: 1, comments: 1, read: 1, leftOut: 0, languages: ['en'] };
      const provider = { kind: 'openai', model: 'm', region: '', promptVersion: '1' } as const;
      const about = { campaignId: campaign.id, from: null, to: null, period: null, lack: null, base, provider };
      const more = {
        inputHash: 'h',
        dropped: 0,
        counterRevision: 1,
        citedIds: [],
        asOf: service.clock.now(),
        result: null,
      };
      for (const type of ['sentiment', 'themes', 'summary'] as const)
        await insights.save({ ...about, ...more, type, analysis: `The ${type} in words` });
    });
  const document = async () =>
    (
      await service.call(exportReportOperation, {
        as: ada,
        params: { ...params(), format: 'html' },
        query: { audience: 'internal' },
      })
    ).text;
  const stored = () => service.connection.collection<{ _id: string }>('label_samples').findOne({ _id: campaign.id });

  it('without a sample nobody has checked the labels', async () => {
    expect(await sample()).toBeNull();
    expect((await list()).body).toMatchObject({ code: 'not_found' });
  });

  it('a sample is drawn of all opinions, and a second one replaces it in the activity log', async () => {
    const { status, body } = await draw(25);
    expect([status, body]).toEqual([201, expect.objectContaining({ size: 25, coders: [], removed: 0, quality: null })]);
    expect((await draw()).body).toMatchObject({ size: COMMENTS });
    await service.settled();
    const drawn = service.eventsOf(labelSampleDrawnEvent).filter(({ payload }) => payload.campaignId === campaign.id);
    expect(drawn.map(({ payload: { comments, isReplacement } }) => [comments, isReplacement])).toEqual([
      [25, false],
      [COMMENTS, true],
    ]);
  });

  it('too few comments make no sample, and nobody labels more than 300 or fewer than 20', async () => {
    expect([(await draw(301)).status, (await draw(19)).status]).toEqual([400, 400]);
    const { id: campaignId } = await openCampaign(service, ada, questions);
    const refused = await service.call(createLabelSampleOperation, { as: ada, params: { campaignId }, body: {} });
    expect(refused.body).toMatchObject({ code: 'too_few_comments' });
  });

  it('coders label blind: answers have the words, and no label, name or theme of anybody else', async () => {
    await draw();
    const first = (await list()).body;
    await label(first.items[0]?.id ?? '', { sampleId: first.sampleId, sentiment: 'positive', themes: [themeId] });
    const seen = await list(sam);
    expect(seen.body.items.every(({ mine }) => mine === null)).toBe(true);
    expect(Object.keys(seen.body.items[0] ?? {}).sort()).toEqual(['id', 'language', 'mine', 'questionId', 'text']);
    for (const secret of ['positive', 'provider', 'somebody', themeId, 'Word', 'Jane', 'coder-ada'])
      expect(JSON.stringify(seen.body)).not.toContain(secret);
    const order = (items: readonly { id: string }[]) => items.map(({ id }) => id);
    expect(order(seen.body.items)).not.toEqual(order(first.items));
    expect(new Set(order(seen.body.items))).toEqual(new Set(order(first.items)));
  });

  it('a coder leaves, comes back to their labels and order, and changes a label', async () => {
    await draw();
    const { sampleId, items } = (await list()).body;
    const [first, second] = items;
    await label(first?.id ?? '', { sampleId, sentiment: 'negative', themes: [themeId, themeId] });
    await label(second?.id ?? '', { sampleId, sentiment: 'neutral' });
    await label(second?.id ?? '', { sampleId, sentiment: 'positive' });
    const back = (await list()).body.items;
    expect(back.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect(back.slice(0, 3).map(({ mine }) => mine)).toEqual([
      { sentiment: 'negative', themes: [themeId] },
      { sentiment: 'positive', themes: [] },
      null,
    ]);
    expect(await sample()).toMatchObject({ coders: [{ userId: 'coder-ada', done: 2 }], quality: null });
  });

  it('the labels of machines are measured, not the corrections of people, once somebody has labelled everything', async () => {
    await draw();
    await saveAnalyses();
    expect((await document()).match(/Nobody has checked this here\./g)).toHaveLength(2);
    await labelAll();
    const words = await document();
    expect(words).toMatch(
      /checked 30 comments .* \d\d% \(95% interval: \d\d% to \d\d%\) of all .* macro F1 is 0\.\d\d/,
    );
    expect(words).toMatch(/Micro F1 is 1\.00 \(0\.\d\d to 1\.00\)/);
    expect(words).not.toContain('Nobody has checked');
    const quality = (await sample())?.quality;
    const right = Array.from({ length: COMMENTS }, (_, index) => index).filter(
      (index) => machineOf(index) === truthOf(index),
    );
    expect(quality).toMatchObject({
      checked: COMMENTS,
      sentiment: { comments: COMMENTS, accuracy: { value: expect.closeTo(right.length / COMMENTS, 10) } },
      themes: { microF1: { value: 1 } },
      parts: [{ by: 'provider', language: 'en', checked: 27 }],
      agreement: null,
    });
    const { low = 0, value = 0, high = 0 } = quality?.sentiment?.accuracy ?? {};
    expect([low < value, value < high, high - low > 0.05]).toEqual([true, true, true]);
    expect(quality?.themes?.microF1.low).toBeLessThan(1);
  });

  it('two people label at the same time, a third one is refused, and their agreement is measured', async () => {
    await draw();
    await Promise.all([labelAll(ada), labelAll(sam, (_, place) => (place < MOST_DIFFERENT ? 'neutral' : null))]);
    const { coders, quality } = (await sample()) ?? {};
    expect(coders?.map(({ userId }) => userId).sort()).toEqual(['coder-ada', 'sam']);
    expect(coders?.map(({ done }) => done)).toEqual([COMMENTS, COMMENTS]);
    expect(quality?.agreement).toMatchObject({ comments: COMMENTS, themesF1: 1 });
    // Some of the changed labels were neutral before.
    expect(quality?.agreement?.share.value).toBeGreaterThan(1 - (MOST_DIFFERENT + 1) / COMMENTS);
    const { sampleId, items } = (await list()).body;
    expect((await list(kim)).body).toMatchObject({ code: 'sample_has_two_coders' });
    const refused = await label(items[0]?.id ?? '', { sampleId }, kim);
    expect(refused.body).toMatchObject({ code: 'sample_has_two_coders' });
  });

  it('of three people who begin at the same time two become coders', async () => {
    await draw();
    const { sampleId, items } = (await list()).body;
    const begun = await Promise.all([ada, sam, kim].map((as) => label(items[0]?.id ?? '', { sampleId }, as)));
    expect(begun.map(({ status }) => status).sort()).toEqual([204, 204, 409]);
    expect((await sample())?.coders.map(({ done }) => done)).toEqual([1, 1]);
  });

  it('a label for the former sample, an unknown comment or a hostile id is refused', async () => {
    await draw();
    const { sampleId, items } = (await list()).body;
    await draw();
    const id = items[0]?.id ?? '';
    const now = (await list()).body.sampleId;
    const refused = await Promise.all([
      label(id, { sampleId }),
      label('nothing:wish', { sampleId: now }),
      label(`${id.split(':')[0]}:name`, { sampleId: now }),
      label('items.0.labels', { sampleId: now }),
      label('$[item]', { sampleId: now }),
      label('__proto__', { sampleId: now }),
      label('constructor:toString', { sampleId: now }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
    expect((await sample())?.coders).toEqual([]);
  });

  it('another council reads, draws and labels nothing', async () => {
    await draw();
    const { sampleId, items } = (await list()).body;
    const answers = [
      await service.call(getLabelSampleOperation, { as: stranger, params: params() }),
      await draw(20, stranger),
      await list(stranger),
      await label(items[0]?.id ?? '', { sampleId }, stranger),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await sample()).toMatchObject({ id: sampleId, coders: [] });
  });

  describe('when comments or themes go', () => {
    beforeEach(openWithComments);

    it('an erased comment is gone with its labels, an excluded one comes back, and the rest is the whole', async () => {
      await draw();
      await labelAll(ada, (_, place) => (place === 0 ? 'neutral' : null));
      const { sampleId, items } = (await list()).body;
      const [gone = '', excluded = ''] = items.map(({ id }) => id);
      expect(JSON.stringify(await stored())).not.toContain('benches');
      await eraseOne(gone);
      const exclude = (isExcluded: boolean) =>
        service.call(setExclusionOperation, {
          as: ada,
          params: { ...params(), responseId: excluded.split(':')[0] ?? '' },
          body: { isExcluded, reason: 'Spam' },
        });
      await exclude(true);
      expect(await sample()).toMatchObject({ size: COMMENTS, removed: 2, quality: { checked: COMMENTS - 2 } });
      expect((await list()).body.items.map(({ id }) => id)).toEqual(items.slice(2).map(({ id }) => id));
      expect(JSON.stringify(await stored())).not.toContain(gone.split(':')[0]);
      expect((await label(gone, { sampleId })).body).toMatchObject({ code: 'not_found' });
      expect((await label(excluded, { sampleId })).body).toMatchObject({ code: 'not_found' });
      await exclude(false);
      expect(await sample()).toMatchObject({ removed: 1, coders: [{ done: COMMENTS - 1 }] });
    });

    it('themes follow the codebook: a removed one cannot be set, and is gone from labels and figures', async () => {
      await draw();
      await labelAll();
      await contextOf(service, ada).unitOfWork(ada, async ({ codebooks }) => {
        const book = await codebooks.get(`book-${campaign.id}`);
        await codebooks.save({ ...book, themes: [] });
      });
      const { sampleId, items } = (await list()).body;
      expect(items[0]?.mine?.themes).toEqual([]);
      const refused = await label(items[0]?.id ?? '', { sampleId, themes: [themeId] });
      expect(refused.body).toMatchObject({ code: 'theme_not_found' });
      expect((await sample())?.quality).toMatchObject({ themes: null, sentiment: { comments: COMMENTS } });
    });
  });
});
