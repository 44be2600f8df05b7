import {
  type BodyOf,
  type Campaign,
  campaignCorrectedEvent,
  decideWaveOperation,
  eraseResponseOperation,
  getIntegrityOperation,
  getReportOperation,
  getWaveOperation,
  listResponsesOperation,
  listWaveResponsesOperation,
  recountReportsOperation,
  setExclusionOperation,
  setIntegrityLevelOperation,
  startIntegrityAnalysisOperation,
  systemActor,
  waveDecidedEvent,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, until, userActor } from '@folkmoot/service-kit/testing';
import { attackOn, openAttacked, receiveAll, type SubmittedResponse } from '../../testing/attacked-campaign';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { repositoriesOf } from '../../testing/contexts';

const as = userActor();
const DONE_MS = 60_000;
const COPIED = 70;
const HONEST = 50;
const AT = new Date('2026-03-02T09:00:00.000Z');

jest.setTimeout(DONE_MS * 2);

describe('integrity of a campaign', () => {
  let service: TestCampaigns;
  let campaign: Campaign;
  let people: SubmittedResponse[];
  let program: SubmittedResponse[];
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    campaign = await openAttacked(service);
    ({ people, program } = attackOn(campaign.id, { honest: HONEST, copied: COPIED, at: AT }));
    await receiveAll(service, ownCouncil, people);
    await receiveAll(service, ownCouncil, program);
    await analysed();
    await service.settled();
    service.forgetEvents();
  });

  const params = () => ({ campaignId: campaign.id });
  const integrity = async () => (await service.call(getIntegrityOperation, { as, params: params() })).body;
  const analyse = () => service.call(startIntegrityAnalysisOperation, { as, params: params() });
  const analysed = async () => {
    const started = await analyse();
    expect(started.status).toBe(202);
    const ended = new Set(['done', 'failed', 'cancelled']);
    let { state } = started.body;
    const isEnded = async () => {
      ({ state } = (await integrity()).analysis);
      return ended.has(state);
    };
    await until(isEnded, DONE_MS).catch(() => {});
    expect(state).toBe('done');
  };
  const wave = async () => {
    const [first] = (await integrity()).waves;
    if (!first) throw new Error('there is no wave');
    return first;
  };
  const decide = (waveId: string, body: BodyOf<typeof decideWaveOperation>, actor = as) =>
    service.call(decideWaveOperation, { as: actor, params: { ...params(), waveId }, body });
  const carriedOut = () =>
    until(async () => (await integrity()).waves.every(({ progress }) => progress === null), DONE_MS);
  const report = async () => (await service.call(getReportOperation, { as, params: params() })).body;
  const differences = async () => {
    const body = { repair: false };
    return (await service.call(recountReportsOperation, { as: systemActor('operator'), body })).body.different;
  };
  const idsOf = async (waveId: string) => {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 50, ...(cursor === undefined ? {} : { cursor }) };
      const { body } = await service.call(listWaveResponsesOperation, { as, params: { ...params(), waveId }, query });
      ids.push(...body.items);
      cursor = body.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return ids;
  };

  test('copies of one text are a doubtful wave with reasons, a sample and the difference that it makes', async () => {
    const body = await integrity();
    expect(body).toMatchObject({ level: 'automatic', isWatchful: false, responses: HONEST + COPIED, excluded: 0 });
    expect(body.waves).toHaveLength(1);
    const [detected] = body.waves;
    expect(detected).toMatchObject({ kind: 'doubtful', decision: null, reason: null, follows: null, excluded: 0 });
    expect(detected?.responses).toBeGreaterThanOrEqual(COPIED - 1);
    expect(detected?.responses).toBeLessThanOrEqual(COPIED);
    expect(detected?.reasons.map(({ text }) => text).join(' ')).toMatch(/\d+ responses/);
    const programmed = new Set(program.map(({ responseId }) => responseId));
    const ids = await idsOf(detected?.id ?? '');
    expect(ids).toHaveLength(detected?.responses ?? 0);
    expect(ids.filter((id) => !programmed.has(id))).toEqual([]);
    expect(detected?.sample.every((id) => programmed.has(id))).toBe(true);
    const plan = body.effects.find(({ questionId }) => questionId === 'plan');
    expect(plan?.all.responses).toBe(HONEST + COPIED);
    expect(plan?.withoutDoubtful.responses).toBe(HONEST + COPIED - (detected?.responses ?? 0));
    expect(plan).toMatchObject({ changesOrder: true });
    expect(plan?.largestDifference).toBeGreaterThan(20);
    expect(body.statement.text).toContain(`${HONEST + COPIED} responses were received.`);
    const { body: single } = await service.call(getWaveOperation, {
      as,
      params: { ...params(), waveId: detected?.id ?? '' },
    });
    expect(single.sample.map(({ id }) => id).sort()).toEqual([...(detected?.sample ?? [])].sort());
    expect(single.sample.every((response) => response.wave === detected?.id)).toBe(true);
  });

  test('an excluded wave is in no figure, and is included again when the decision is taken back', async () => {
    const { id, responses, revision } = await wave();
    const before = await report();
    const decided = await decide(id, { decision: 'excluded', reason: ' Sent by a program ', revision });
    expect([decided.status, decided.body]).toMatchObject([200, { decision: 'excluded', reason: 'Sent by a program' }]);
    await carriedOut();
    expect(await report()).toMatchObject({ responses: HONEST + COPIED - responses, excluded: responses });
    expect(await differences()).toEqual([]);
    const after = await integrity();
    expect(after).toMatchObject({ excluded: responses, doubtful: responses, waves: [{ excluded: responses }] });
    expect(after.effects[0]?.withoutExcluded.responses).toBe(HONEST + COPIED - responses);
    await decide(id, { decision: null, reason: 'A mistake' });
    await carriedOut();
    expect(await report()).toEqual({ ...before, revision: expect.any(Number) });
    expect(await differences()).toEqual([]);
    await service.settled();
    expect(
      service.eventsOf(waveDecidedEvent).map(({ payload }) => [payload.change, payload.responses, payload.reason]),
    ).toEqual([
      ['excluded', responses, 'Sent by a program'],
      ['withdrawn', responses, 'A mistake'],
    ]);
    expect(service.eventsOf(campaignCorrectedEvent).map(({ payload }) => [payload.change, payload.responses])).toEqual([
      ['response_excluded', responses],
      ['response_included', responses],
    ]);
  });

  test('what others decided about single responses stays when a decision is changed', async () => {
    const { id, responses } = await wave();
    const [left = '', byHand = '', includedByHand = ''] = await idsOf(id);
    const set = (responseId: string, isExcluded: boolean) =>
      service.call(setExclusionOperation, {
        as,
        params: { ...params(), responseId },
        body: { isExcluded, reason: 'By hand' },
      });
    await set(byHand, true);
    await decide(id, { decision: 'excluded', reason: 'Program', except: [left] });
    await carriedOut();
    expect(await wave()).toMatchObject({ excluded: responses - 1, except: 1 });
    await set(includedByHand, false);
    await decide(id, { decision: 'kept', reason: 'They are people' });
    await carriedOut();
    const only = await service.call(listResponsesOperation, {
      as,
      params: params(),
      query: { excluded: 'only', wave: id },
    });
    expect(only.body.items.map((response) => [response.id, response.exclusion?.reason])).toEqual([[byHand, 'By hand']]);
    expect(await differences()).toEqual([]);
  });

  test('later responses like those of a decided wave are a wave that follows it, and count', async () => {
    const first = await wave();
    await decide(first.id, { decision: 'excluded', reason: 'Program' });
    await carriedOut();
    const more = attackOn(campaign.id, { honest: 0, copied: 40, at: new Date('2026-03-20T09:00:00.000Z') });
    await receiveAll(service, ownCouncil, more.program);
    await analysed();
    const { waves } = await integrity();
    expect(waves.map(({ follows, decision, excluded }) => [follows, decision, excluded])).toEqual([
      [first.id, null, 0],
      [null, 'excluded', first.responses],
    ]);
    expect(waves[0]?.responses).toBeGreaterThanOrEqual(39);
  });

  test('a wave that changed meanwhile is not decided, and the answer says what changed', async () => {
    const seen = await wave();
    const more = attackOn(campaign.id, { honest: 0, copied: 60, at: new Date('2026-03-03T12:00:00.000Z') });
    await receiveAll(service, ownCouncil, more.program);
    await analysed();
    const now = await wave();
    expect(now.id).toBe(seen.id);
    const refused = await decide(seen.id, { decision: 'kept', reason: 'People', revision: seen.revision });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        code: 'wave_changed',
        detail: `This group has changed in the meantime: it had ${seen.responses} responses, now it has ${now.responses} responses.`,
      },
    ]);
    const gone = await decide(now.id, { decision: 'kept', reason: 'People', except: ['nobody'] });
    expect([gone.status, gone.body]).toMatchObject([409, { code: 'wave_changed' }]);
  });

  test('a decision without a reason or about an unknown wave is refused, and another council knows no wave', async () => {
    const { id } = await wave();
    expect((await decide(id, { decision: 'kept', reason: '  ' })).status).toBe(400);
    expect((await decide(id, { decision: 'kept', reason: 'x'.repeat(501) })).status).toBe(400);
    expect((await decide('unknown', { decision: 'kept', reason: 'x' })).status).toBe(404);
    const stranger = userActor({ councilId: otherCouncil });
    expect((await decide(id, { decision: 'kept', reason: 'x' }, stranger)).status).toBe(404);
    const theirs = await service.call(getIntegrityOperation, { as: stranger, params: params() });
    expect(theirs.status).toBe(404);
  });

  test('an erased response leaves no trace, and no wave and sample name it', async () => {
    const { id, responses, sample } = await wave();
    const [responseId = ''] = sample;
    const repositories = repositoriesOf(service, as);
    const before = await repositories.integrity.find(campaign.id);
    const body = { campaignId: campaign.id, responseId, isOnItsWay: false };
    expect(
      (await service.call(eraseResponseOperation, { as: systemActor('public', ownCouncil), body })).body,
    ).toMatchObject({
      outcome: 'erased',
    });
    const after = await wave();
    expect(after).toMatchObject({ id, responses: responses - 1 });
    expect(after.sample).not.toContain(responseId);
    expect((await repositories.integrity.find(campaign.id))?.erasures).toBe((before?.erasures ?? 0) + 1);
    await analysed();
    expect(await idsOf(id)).not.toContain(responseId);
  });

  test('the level is stored and shown', async () => {
    const set = await service.call(setIntegrityLevelOperation, { as, params: params(), body: { level: 'watchful' } });
    expect(set.body).toMatchObject({ level: 'watchful', isWatchful: true, watchfulReason: 'set_by_staff' });
    expect(await integrity()).toMatchObject({ level: 'watchful', isWatchful: true });
  });
});
