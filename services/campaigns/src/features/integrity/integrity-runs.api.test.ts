import {
  type Campaign,
  completeCampaignOperation,
  decideWaveOperation,
  eraseResponseOperation,
  getIntegrityOperation,
  listResponsesOperation,
  recountReportsOperation,
  setExclusionOperation,
  startIntegrityAnalysisOperation,
  systemActor,
  waveDecisions,
} from '@folkmoot/contracts';
import { ownCouncil, until, userActor } from '@folkmoot/service-kit/testing';
import { addTraces, type CompareResponses, compareTraces, traceResponses } from '../../integrations/compare-responses';
import { attackOn, openAttacked, receiveAll, type SubmittedResponse } from '../../testing/attacked-campaign';
import {
  publishCouncil,
  startAnotherInstance,
  startCampaigns,
  type TestCampaigns,
} from '../../testing/campaigns-service';
import { repositoriesOf, systemContextOf } from '../../testing/contexts';
import { analyseCampaign } from './analyse-campaign';
import { destroyKeys } from './destroy-keys.use-case';

const as = userActor();
const DONE_MS = 60_000;
const DAY_MS = 86_400_000;
const COPIED = 45;
const HONEST = 30;
/** Behind the clock of the service: its own job has nothing to do. */
const FUTURE = new Date('2027-03-02T09:00:00.000Z');

jest.setTimeout(DONE_MS * 3);

/** The work of the process, in this one. */
const here: CompareResponses = {
  trace: async (request) => traceResponses(request),
  add: async (request) => addTraces(request),
  compare: async (request) => compareTraces(request),
};

describe('runs that compare responses', () => {
  let service: TestCampaigns;
  let campaign: Campaign;
  let program: SubmittedResponse[];
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    campaign = await openAttacked(service);
    const attack = attackOn(campaign.id, { honest: HONEST, copied: COPIED, at: FUTURE });
    ({ program } = attack);
    await receiveAll(service, ownCouncil, attack.people);
    await receiveAll(service, ownCouncil, program);
  });

  const params = () => ({ campaignId: campaign.id });
  const ref = () => ({ campaignId: campaign.id, councilId: ownCouncil });
  const never = new AbortController().signal;
  const run = (compareResponses = here, signal = never, context = systemContextOf(service)) =>
    analyseCampaign({ context, ref: ref(), signal, tools: { compareResponses } });
  const integrity = async (at = service) => (await at.call(getIntegrityOperation, { as, params: params() })).body;
  const stored = () => repositoriesOf(service, as).integrity.find(campaign.id);
  const differences = async () => {
    const body = { repair: false };
    return (await service.call(recountReportsOperation, { as: systemActor('operator'), body })).body.different;
  };
  const carriedOut = () =>
    until(async () => (await integrity()).waves.every(({ progress }) => progress === null), DONE_MS);
  const all = async () =>
    (await service.call(listResponsesOperation, { as, params: params(), query: { limit: 200 } })).body.items;

  test('a run that was stopped at any step continues behind it, and ends with the same waves', async () => {
    const [uninterrupted] = await (async () => {
      await run();
      return (await integrity()).waves;
    })();
    const second = await openAttacked(service);
    campaign = second;
    const again = attackOn(campaign.id, { honest: HONEST, copied: COPIED, at: FUTURE });
    await receiveAll(service, ownCouncil, again.people);
    await receiveAll(service, ownCouncil, again.program);
    let traced = 0;
    const counting: CompareResponses = {
      ...here,
      trace: (request, signal) => {
        traced += request.responses.length;
        return here.trace(request, signal);
      },
    };
    let stops = 0;
    for (let steps = 1; (await stored())?.state !== 'done'; steps += 1) {
      const stop = new AbortController();
      const context = systemContextOf(service);
      let left = steps;
      const unitOfWork: typeof context.unitOfWork = async (...work) => {
        const result = await context.unitOfWork(...work);
        left -= 1;
        if (left === 0) stop.abort();
        return result;
      };
      await run(counting, stop.signal, { ...context, unitOfWork });
      stops += 1;
    }
    expect(stops).toBeGreaterThan(3);
    expect(traced).toBe(HONEST + COPIED);
    const { waves } = await integrity();
    expect(waves).toMatchObject([{ kind: uninterrupted?.kind, responses: uninterrupted?.responses }]);
  });

  test('an erased response does not come back when it is erased while it is compared', async () => {
    const [erased] = program;
    const responseId = erased?.responseId ?? '';
    let isErased = false;
    const eraseMeanwhile: CompareResponses = {
      ...here,
      trace: async (request, signal) => {
        const chunks = await here.trace(request, signal);
        if (!isErased) {
          isErased = true;
          const body = { campaignId: campaign.id, responseId, isOnItsWay: false };
          await service.call(eraseResponseOperation, { as: systemActor('public', ownCouncil), body });
        }
        return chunks;
      },
    };
    await run(eraseMeanwhile);
    expect((await stored())?.tracedTo).toBe(0);
    await run(eraseMeanwhile);
    expect(await stored()).toMatchObject({ state: 'done' });
    expect((await integrity()).waves[0]?.responses).toBeLessThan(COPIED);
    const [chunk] = await repositoriesOf(service, as).traces.list(campaign.id, 0, 1);
    expect(chunk?.bytes.length).toBeGreaterThan(0);
  });

  test('key and traces are destroyed 30 days after the end, and waves keep their figures without samples', async () => {
    await run();
    const before = await integrity();
    expect((await stored())?.key).toHaveLength(32);
    expect((await service.call(completeCampaignOperation, { as, params: params() })).status).toBe(200);
    const completedAt = service.clock.now();
    const destroyAfter = async (days: number) => {
      service.clock.set(new Date(completedAt.getTime() + days * DAY_MS));
      await destroyKeys(systemContextOf(service), never);
    };
    await destroyAfter(29);
    expect((await stored())?.key).toHaveLength(32);
    await destroyAfter(31);
    expect(await stored()).toMatchObject({ key: null, shape: null });
    expect(await repositoriesOf(service, as).traces.list(campaign.id, 0, 10)).toEqual([]);
    const after = await integrity();
    expect(after.keyDestroyedAt).not.toBeNull();
    expect(after.waves).toMatchObject(
      before.waves.map(({ id, responses, reasons }) => ({ id, responses, reasons, sample: [] })),
    );
    expect(after.statement.unknowableCodes).toContain('comparison_ended');
    const started = await service.call(startIntegrityAnalysisOperation, { as, params: params() });
    expect([started.status, started.body.state]).toEqual([202, 'done']);
    expect((await stored())?.key).toBeNull();
    service.clock.set(completedAt);
  });

  test('the key goes when every response is erased', async () => {
    campaign = await openAttacked(service);
    const few = attackOn(campaign.id, { honest: 5, copied: 25, at: FUTURE });
    const received = [...few.people, ...few.program];
    await receiveAll(service, ownCouncil, received);
    await run();
    expect((await stored())?.key).toHaveLength(32);
    expect((await integrity()).waves).toHaveLength(1);
    for (const { responseId } of received) {
      const body = { campaignId: campaign.id, responseId, isOnItsWay: false };
      await service.call(eraseResponseOperation, { as: systemActor('public', ownCouncil), body });
    }
    expect((await stored())?.key).toBeNull();
    expect(await repositoriesOf(service, as).traces.list(campaign.id, 0, 10)).toEqual([]);
    expect(await integrity()).toMatchObject({ responses: 0, waves: [] });
  });

  test('a deleted campaign is not compared', async () => {
    const { unitOfWork, clock } = systemContextOf(service);
    await unitOfWork(systemActor('campaigns', ownCouncil), async ({ campaigns }) => {
      await campaigns.save({ ...(await campaigns.get(campaign.id)), deletedAt: clock.now() });
    });
    await run();
    expect(await stored()).toMatchObject({ state: 'cancelled', dueAt: null, key: null });
  });

  test('two replicas that decide at the same time leave one decision, and the counts are right', async () => {
    await run();
    const [wave] = (await integrity()).waves;
    const another = await startAnotherInstance(service);
    try {
      const decide = (at: TestCampaigns, decision: 'excluded' | 'kept') =>
        at.call(decideWaveOperation, {
          as,
          params: { ...params(), waveId: wave?.id ?? '' },
          body: { decision, reason: decision, revision: wave?.revision ?? 0 },
        });
      const both = await Promise.all([decide(service, 'excluded'), decide(another, 'kept')]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      await carriedOut();
      const excluded = both[0]?.status === 200 ? (wave?.responses ?? 0) : 0;
      expect((await integrity(another)).excluded).toBe(excluded);
      expect(await differences()).toEqual([]);
    } finally {
      await another.stop();
    }
  });

  const drawnResponse = async (step: number, number: number) => {
    const responses = await all();
    return { ...params(), responseId: responses[(number * 31 + step * 7) % responses.length]?.id ?? '' };
  };
  const decideSome = async (step: number, number: number) => {
    const { waves } = await integrity();
    const wave = waves[number % Math.max(1, waves.length)];
    if (!wave) return;
    const members = (await all()).filter((each) => each.wave === wave.id).slice(0, number);
    const decision = [...waveDecisions, null][step % 4] ?? null;
    const body = { decision, reason: `Step ${step}`, except: members.map(({ id }) => id) };
    await service.call(decideWaveOperation, { as, params: { ...params(), waveId: wave.id }, body });
  };
  const eraseSome = async (step: number, number: number) => {
    const body = { ...(await drawnResponse(step, number)), isOnItsWay: false };
    await service.call(eraseResponseOperation, { as: systemActor('public', ownCouncil), body });
  };
  const excludeSome = async (step: number, number: number) => {
    const body = { isExcluded: step % 2 === 0, reason: 'By hand' };
    await service.call(setExclusionOperation, { as, params: await drawnResponse(step, number), body });
  };
  const changes = [decideSome, eraseSome, excludeSome];

  test('counts of waves equal a recount after random decisions, erasures and exclusions', async () => {
    await run();
    const drawn = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4, 6, 2, 6, 4, 3, 3, 8, 3, 2, 7];
    for (const [step, number] of drawn.entries()) {
      await (changes[number % changes.length] as (typeof changes)[number])(step, number);
      if (step % 10 === 9) await run();
    }
    await carriedOut();
    const counted = await all();
    const { waves, excluded, responses } = await integrity();
    expect(responses).toBe(counted.length);
    expect(excluded).toBe(counted.filter(({ isExcluded }) => isExcluded).length);
    expect(waves.map((wave) => [wave.responses, wave.excluded])).toEqual(
      waves.map(({ id }) => {
        const members = counted.filter(({ wave }) => wave === id);
        return [members.length, members.filter(({ isExcluded }) => isExcluded).length];
      }),
    );
    expect(await differences()).toEqual([]);
  });
});
