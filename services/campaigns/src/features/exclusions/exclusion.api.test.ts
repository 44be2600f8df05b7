import {
  type Campaign,
  campaignCorrectedEvent,
  getReportOperation,
  listResponsesOperation,
  recountReportsOperation,
  responseMarkedEvent,
  setExclusionOperation,
  systemActor,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { startCampaigns, type TestCampaigns, tellOfCouncil } from '../../testing/campaigns-service';
import { openCampaign, submit } from '../../testing/journey';

const as = userActor();

describe('a response taken out of the counts', () => {
  let service: TestCampaigns;
  let campaign: Campaign;
  beforeAll(async () => {
    service = await startCampaigns();
    await tellOfCouncil(service, ownCouncil);
    await tellOfCouncil(service, otherCouncil);
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

  test('is in no figure, stays in the list with its reason, and comes back as if nothing had been', async () => {
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

  test('asked for twice and at once, is taken out once; others and the activity log are told once', async () => {
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

  test('without a reason, by another council, or not there: nothing changes', async () => {
    const { responseId } = await submit(service, campaign);
    const elsewhere = await set(responseId, true, 'Ours?', userActor({ councilId: otherCouncil }));
    const answers = [await set(responseId, true, '  '), elsewhere, await set('nobody', true, 'Gone')];
    expect(answers.map(({ status }) => status)).toEqual([422, 404, 404]);
    expect((await report()).responses).toBe(1);
  });

  test('when rollups were changed behind its back, the command finds it and mends it', async () => {
    await submit(service, campaign);
    const { unitOfWork } = service.parts.deps;
    const key = { campaignId: campaign.id, series: 1, round: 1, day: '2026-03-02', isExcluded: false };
    await unitOfWork(as, ({ rollups }) =>
      rollups.add([{ key, increments: { responses: 3, seconds: {}, questions: {} } }]),
    );
    const found = await differences();
    expect(found.map(({ campaignId }) => campaignId)).toEqual([campaign.id]);
    const body = { repair: true };
    await service.call(recountReportsOperation, { as: systemActor('operator'), body });
    expect([await differences(), (await report()).responses]).toEqual([[], 1]);
  });
});
