import {
  type BodyOf,
  type Campaign,
  campaignCorrectedEvent,
  continueExclusionOperation,
  excludeResponsesOperation,
  getReportOperation,
  listResponsesOperation,
  recountReportsOperation,
  responseMarkedEvent,
  setExclusionOperation,
  systemActor,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, until, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { repositoriesOf } from '../../testing/contexts';
import { openCampaign, submit } from '../../testing/journey';

const as = userActor();
const COMPLETED_MS = 30_000;

describe('excluding a response', () => {
  let service: TestCampaigns;
  let campaign: Campaign;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    campaign = await openCampaign(service);
    await service.settled();
    service.forgetEvents();
  });

  const set = (responseId: string, isExcluded: boolean, reason = '', actor = as) =>
    service.call(setExclusionOperation, {
      as: actor,
      params: { campaignId: campaign.id, responseId },
      body: { isExcluded, reason },
    });
  const params = () => ({ campaignId: campaign.id });
  const report = async () => (await service.call(getReportOperation, { as, params: params() })).body;
  const differences = async () => {
    const body = { repair: false };
    return (await service.call(recountReportsOperation, { as: systemActor('operator'), body })).body.different;
  };

  test('an excluded response is in no figure, is listed with its reason, and can be included again', async () => {
    const { responseId } = await submit(service, campaign, { answers: [{ questionId: 'mood', answer: 1 }] });
    await submit(service, campaign, { answers: [{ questionId: 'mood', answer: 5 }] });
    const before = await report();
    const { body } = await set(responseId, true, ' Sent by a program ');
    expect(body).toMatchObject({ isExcluded: true, exclusion: { reason: 'Sent by a program' } });
    expect(await report()).toMatchObject({
      responses: 1,
      totalResponses: 1,
      excluded: 1,
      results: [{}, { average: 5 }],
    });
    const only = await service.call(listResponsesOperation, { as, params: params(), query: { excluded: 'only' } });
    expect([only.body.items.map(({ id }) => id), only.body.total]).toEqual([[responseId], 1]);
    expect(await differences()).toEqual([]);
    expect((await set(responseId, false)).body).toMatchObject({ isExcluded: false, exclusion: null });
    expect(await report()).toEqual({ ...before, revision: expect.any(Number) });
    expect(await differences()).toEqual([]);
  });

  test('a response is excluded once with one event when the request is repeated or sent in parallel', async () => {
    const { responseId } = await submit(service, campaign);
    await Promise.all([set(responseId, true, 'Twice'), set(responseId, true, 'Twice')]);
    await service.settled();
    expect(service.eventsOf(responseMarkedEvent).map(({ payload }) => payload)).toEqual([
      { responseId, campaignId: campaign.id, isExcluded: true },
    ]);
    expect(service.eventsOf(campaignCorrectedEvent).map(({ payload }) => payload)).toEqual([
      { campaignId: campaign.id, change: 'response_excluded', responses: 1 },
    ]);
    expect(await report()).toMatchObject({ responses: 0, excluded: 1 });
  });

  const excludeMany = (isExcluded: boolean, selection: object, reason = 'A program', actor = as) =>
    service.call(excludeResponsesOperation, {
      as: actor,
      params: params(),
      body: { isExcluded, reason, selection } as BodyOf<typeof excludeResponsesOperation>,
    });

  test('all responses that match a filter are excluded with one audited action, and it can be undone', async () => {
    for (const answer of [1, 1, 5]) await submit(service, campaign, { answers: [{ questionId: 'mood', answer }] });
    const before = await report();
    await service.settled();
    service.forgetEvents();
    const where = 'mood:1';
    const { body: batch } = await excludeMany(true, { filter: { where } });
    expect(batch).toMatchObject({ isExcluded: true, done: 2, total: 2, isComplete: true });
    expect(await report()).toMatchObject({ responses: 1, excluded: 2, results: [{}, { average: 5 }] });
    const { body: undone } = await excludeMany(false, { batchId: batch.id }, '');
    expect(undone).toMatchObject({ isExcluded: false, done: 2, isComplete: true });
    expect(await report()).toEqual({ ...before, revision: expect.any(Number) });
    expect(await differences()).toEqual([]);
    await service.settled();
    expect(service.eventsOf(campaignCorrectedEvent).map(({ payload }) => payload)).toEqual([
      { campaignId: campaign.id, change: 'response_excluded', responses: 2 },
      { campaignId: campaign.id, change: 'response_included', responses: 2 },
    ]);
  });

  test('an action on many responses goes on until it is complete, and leaves responses of other exclusions alone', async () => {
    const first = await submit(service, campaign, { answers: [{ questionId: 'mood', answer: 1 }] });
    await set(first.responseId, true, 'Alone');
    const { responses } = repositoriesOf(service, as);
    const stored = await responses.find(first.responseId);
    if (stored === null || stored === 'erased') throw new Error('The response is not stored.');
    const { councilId: _, number: __, exclusion: ___, ...copied } = stored;
    const copies = Array.from({ length: 620 }, (____, index) => ({
      ...copied,
      id: `copy-${index}`,
      isExcluded: false,
    }));
    await responses.insertMany(copies);
    await service.call(recountReportsOperation, { as: systemActor('operator'), body: { repair: true } });
    const { body: begun } = await excludeMany(true, { filter: {} });
    expect(begun).toMatchObject({ total: 620, isComplete: false });
    const next = { as, params: { campaignId: campaign.id, batchId: begun.id } };
    const { body: ended } = await service.call(continueExclusionOperation, next);
    expect(ended).toMatchObject({ done: 620, total: 620, isComplete: true });
    expect((await service.call(continueExclusionOperation, next)).body).toEqual(ended);
    expect(await report()).toMatchObject({ responses: 0, excluded: 621 });
    // The page that began this is gone: a job completes it.
    await excludeMany(false, { batchId: begun.id }, '');
    await until(async () => (await report()).responses === 620, COMPLETED_MS);
    expect(await differences()).toEqual([]);
  });

  test('many responses are not excluded without a reason, and not by another council', async () => {
    const { responseId } = await submit(service, campaign);
    const elsewhere = userActor({ councilId: otherCouncil });
    const refused = [
      await excludeMany(true, { ids: [responseId] }, ' '),
      await excludeMany(true, { ids: [responseId] }, 'Ours?', elsewhere),
      await excludeMany(false, { batchId: 'unknown' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([422, 404, 404]);
    expect((await report()).responses).toBe(1);
  });

  test('nothing changes without a reason, from another council, or for a missing response', async () => {
    const { responseId } = await submit(service, campaign);
    const elsewhere = await set(responseId, true, 'Ours?', userActor({ councilId: otherCouncil }));
    const answers = [await set(responseId, true, '  '), elsewhere, await set('nobody', true, 'Gone')];
    expect(answers.map(({ status }) => status)).toEqual([422, 404, 404]);
    expect((await report()).responses).toBe(1);
  });

  test('the check command finds and repairs rollups that were changed directly in the database', async () => {
    await submit(service, campaign);
    const key = { campaignId: campaign.id, series: 1, round: 1, day: '2026-03-02', isExcluded: false };
    const { rollups } = repositoriesOf(service, as);
    await rollups.add([{ key, increments: { responses: 3, seconds: {}, questions: {} } }]);
    const different = await differences();
    expect(different.map(({ campaignId }) => campaignId)).toEqual([campaign.id]);
    const body = { repair: true };
    await service.call(recountReportsOperation, { as: systemActor('operator'), body });
    expect([await differences(), (await report()).responses]).toEqual([[], 1]);
  });
});
