import { permissionRefusedEvent, publicActor, signInRefusedEvent } from '@folkmoot/contracts';
import { silentLogger } from '../observability/logger';
import { userActor } from '../testing/actors';
import { fakeUnitOfWork } from '../testing/fake-unit-of-work';
import { manualClock } from '../testing/manual-clock';
import { createRefusalLog } from './refusal-log';

const ground = () => {
  const clock = manualClock(new Date('2026-03-02T09:00:00Z'));
  const units = fakeUnitOfWork(() => ({}), { clock });
  return { clock, units, log: createRefusalLog({ units, clock, logger: silentLogger }) };
};
const refusal = { event: permissionRefusedEvent, actor: userActor(), change: 'listUsers', network: 'n1' } as const;
const settled = () => new Promise(setImmediate);

describe('a refusal', () => {
  it('is noted with who, what and from which network', async () => {
    const { log, units } = ground();
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
  it('repeated, is noted the 1st, 10th, 100th time within 15 minutes; another one by itself', async () => {
    const { log, units, clock } = ground();
    for (let count = 0; count < 150; count++) log.note(refusal);
    log.note({ ...refusal, change: 'listCouncils' });
    await settled();
    expect(units.events).toHaveLength(4);
    clock.advance(15 * 60_000);
    log.note(refusal);
    await settled();
    expect(units.events).toHaveLength(5);
  });
  it('from thousands of networks at once, fills neither the log nor the memory, and is noted again later', async () => {
    const { log, units, clock } = ground();
    const from = (index: number) =>
      log.note({ event: signInRefusedEvent, actor: publicActor(), change: 'link_invalid', network: `n${index}` });
    for (let index = 0; index < 3_000; index++) from(index);
    await settled();
    expect(units.events).toHaveLength(1_000);
    clock.advance(15 * 60_000);
    from(5_000);
    await settled();
    expect(units.events).toHaveLength(1_001);
  });
});
