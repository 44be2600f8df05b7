import {
  type Campaign,
  decideWaveOperation,
  getIntegrityOperation,
  getReportOperation,
  listResponsesOperation,
  recountReportsOperation,
  startIntegrityAnalysisOperation,
  systemActor,
  type WaveDecision,
} from '@folkmoot/contracts';
import { ownCouncil, until, userActor } from '@folkmoot/service-kit/testing';
import { attackOn, openAttacked, receiveAll } from '../../testing/attacked-campaign';
import {
  publishCouncil,
  startAnotherInstance,
  startCampaigns,
  type TestCampaigns,
} from '../../testing/campaigns-service';
import { repositoriesOf } from '../../testing/contexts';

const AT_ONCE = 40;
/** A decision about so many needs several steps, as one about thousands does in the product. */
jest.mock('./decision-batch', () => ({ DECISION_BATCH_SIZE: 40 }));

const as = userActor();
const MEMBERS = 180;
const HONEST = 40;
const DONE_MS = 60_000;

jest.setTimeout(DONE_MS * 3);

describe('a decision about a wave that takes several steps', () => {
  let service: TestCampaigns;
  let campaign: Campaign;
  let id: string;
  /** The first copy of a text is not in the wave of its copies. */
  let members: number;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
    campaign = await openAttacked(service);
    const at = new Date('2026-03-02T09:00:00.000Z');
    const { people, program } = attackOn(campaign.id, { honest: HONEST, copied: MEMBERS, at });
    await receiveAll(service, ownCouncil, people);
    await receiveAll(service, ownCouncil, program);
    const isCompared = async () => {
      const { analysis, waves } = await integrity();
      return analysis.state === 'done' && (waves[0]?.responses ?? 0) > MEMBERS - AT_ONCE;
    };
    expect((await service.call(startIntegrityAnalysisOperation, { as, params: params() })).status).toBe(202);
    await until(isCompared, DONE_MS);
    const [detected] = (await integrity()).waves;
    id = detected?.id ?? '';
    members = detected?.responses ?? 0;
  });
  afterAll(() => service.stop());

  const params = () => ({ campaignId: campaign.id });
  const integrity = async () => (await service.call(getIntegrityOperation, { as, params: params() })).body;
  const decide = async (at: TestCampaigns, decision: WaveDecision | null) => {
    const body = { decision, reason: 'Sent by a program' };
    const decided = await at.call(decideWaveOperation, { as, params: { ...params(), waveId: id }, body });
    expect(decided.status).toBe(200);
    return decided.body.progress;
  };
  const wave = async () => (await integrity()).waves.find((each) => each.id === id);
  const carriedOut = () => until(async () => (await wave())?.progress === null, DONE_MS);
  const report = async () => {
    const { revision: _, ...shown } = (await service.call(getReportOperation, { as, params: params() })).body;
    return shown;
  };
  const differences = async () => {
    const body = { repair: false };
    return (await service.call(recountReportsOperation, { as: systemActor('operator'), body })).body.different;
  };
  const excludedOf = (query: Record<string, string>) =>
    service.call(listResponsesOperation, { as, params: params(), query: { excluded: 'only', ...query } });

  test('goes on in another instance when the one that began it stops, and an undo restores every figure', async () => {
    const before = await report();
    expect(before).toMatchObject({ responses: HONEST + MEMBERS, excluded: 0 });
    const another = await startAnotherInstance(service);
    let begun: Awaited<ReturnType<typeof decide>>;
    try {
      begun = await decide(another, 'excluded');
    } finally {
      await another.stop();
    }
    expect(begun).toEqual({ done: AT_ONCE, total: members });
    await carriedOut();
    expect(await wave()).toMatchObject({ decision: 'excluded', responses: members, excluded: members });
    expect(await report()).toMatchObject({ responses: HONEST + MEMBERS - members, excluded: members });
    expect(await differences()).toEqual([]);
    const [excluded] = (await excludedOf({ wave: id })).body.items;
    expect(excluded?.exclusion?.reason).toBe('Sent by a program');

    expect(await decide(service, null)).toEqual({ done: AT_ONCE, total: members });
    await carriedOut();
    expect(await wave()).toMatchObject({ decision: null, responses: members, excluded: 0 });
    expect(await report()).toEqual(before);
    expect(await differences()).toEqual([]);
    expect((await excludedOf({})).body.items).toEqual([]);
  });

  test('that is changed in the middle of its work ends as the last one says', async () => {
    const before = await report();
    await decide(service, 'excluded');
    await decide(service, 'organised');
    await carriedOut();
    expect(await wave()).toMatchObject({ decision: 'organised', excluded: 0 });
    expect(await report()).toEqual(before);
    expect(await differences()).toEqual([]);
  });

  test('is counted again, with its members, when what is kept of it was changed directly in the database', async () => {
    const before = await integrity();
    const { waveSums, waveMembers } = repositoriesOf(service, as);
    const key = { campaignId: campaign.id, wave: id, series: 1, isExcluded: false, isUncounted: false };
    await waveSums.add([{ key, increments: { responses: 3, seconds: {}, questions: {} } }]);
    expect(await differences()).toMatchObject([{ rollups: 1 }]);
    await waveMembers.eraseOfCampaign(campaign.id);
    expect(await differences()).toMatchObject([{ rollups: 2 }]);
    const body = { repair: true };
    await service.call(recountReportsOperation, { as: systemActor('operator'), body });
    expect(await differences()).toEqual([]);
    expect(await integrity()).toEqual(before);
  });
});
