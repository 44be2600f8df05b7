import { permissionRefusedEvent, publicActor, signInRefusedEvent } from '@folkmoot/contracts';
import { silentLogger } from '../observability/logger';
import { userActor } from '../testing/actors';
import { testUnits } from '../testing/test-units';
import { createRefusalLog } from './refusal-log';

const units = testUnits({ models: [], repositories: () => ({}) });
const { clock } = units;

const setUp = () => {
  const pending: Promise<unknown>[] = [];
  const unitOfWorkAcrossCouncils: typeof units.unitOfWorkAcrossCouncils = (actor, work) => {
    const written = units.unitOfWorkAcrossCouncils(actor, work);
    pending.push(written);
    return written;
  };
  const log = createRefusalLog({ units: { unitOfWorkAcrossCouncils }, clock, logger: silentLogger });
  return { log, settled: () => Promise.all(pending) };
};
const refusal = { event: permissionRefusedEvent, actor: userActor(), change: 'listUsers', network: 'n1' } as const;

describe('a refusal', () => {
  it('is recorded with user, operation and network', async () => {
    const { log, settled } = setUp();
    log.note(refusal);
    await settled();
    expect(units.eventsOf(permissionRefusedEvent)).toMatchObject([
      {
        actor: { kind: 'user', id: 'user_1' },
        councilId: 'council_own',
        aggregate: { type: 'network', id: 'n1' },
        payload: { change: 'listUsers' },
      },
    ]);
  });
  it('is recorded the 1st, 10th and 100th time within 15 minutes when it is repeated; another one separately', async () => {
    const { log, settled } = setUp();
    for (let count = 0; count < 150; count++) log.note(refusal);
    log.note({ ...refusal, change: 'listCouncils' });
    await settled();
    expect(units.events).toHaveLength(4);
    clock.advance(15 * 60_000);
    log.note(refusal);
    await settled();
    expect(units.events).toHaveLength(5);
  });
  it('fills neither the log nor the memory when it comes from thousands of networks at once, and is recorded again later', async () => {
    let written = 0;
    // Thousands of transactions would prove no more.
    const unitOfWorkAcrossCouncils = async () => {
      written += 1;
      return undefined as never;
    };
    const log = createRefusalLog({ units: { unitOfWorkAcrossCouncils }, clock, logger: silentLogger });
    const from = (index: number) =>
      log.note({ event: signInRefusedEvent, actor: publicActor(), change: 'link_invalid', network: `n${index}` });
    for (let index = 0; index < 3_000; index++) from(index);
    expect(written).toBe(1_000);
    clock.advance(15 * 60_000);
    from(5_000);
    expect(written).toBe(1_001);
  });
});
