import { systemActor } from '@folkmoot/contracts';
import { createMailBudget } from '../../entities/mail';
import { subscribersUnits } from '../../testing/subscribers-units';
import { type MailTools, sendMails } from './send-mails.use-case';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const units = subscribersUnits();
const { clock } = units;
const context = units.contextOf(systemActor('subscribers'));

/** Messages that wait, in two councils. The people have left, so that nothing has to be composed. */
const setUp = (perHour: number) => {
  const time = () => clock.now().getTime();
  const sent: { at: number; councilId: string }[] = [];
  const counting = createMailBudget(perHour, time);
  const budget = {
    take: (councilId: string) => {
      const wait = counting.take(councilId);
      if (wait === 0) sent.push({ at: time(), councilId });
      return wait;
    },
  };
  const tools = { budget } as unknown as MailTools;
  const ask = async (councilId: string, count: number, isAfterSurvey = false) => {
    const { mails } = units.repositoriesOf(councilId);
    const people = Array.from({ length: count }, (_, person) => `${councilId} ${person}`);
    const mail = { kind: 'confirm', isAfterSurvey, now: clock.now(), unlessSince: clock.now() } as const;
    await Promise.all(people.map((subscriberId) => mails.add({ subscriberId, ...mail })));
  };
  const waiting = () => context.acrossCouncils.reader().mailSweep.waitingAcrossCouncils(clock.now());
  const turn = () => sendMails(context, new AbortController().signal, tools);
  const countHeld = (councilId: string) => units.repositoriesOf(councilId).mails.countHeld(clock.now());
  return { time, sent, ask, turn, countHeld, waiting };
};

describe('sign-up mails', () => {
  it('a council sends at most its limit in any hour, and finally all messages', async () => {
    const { time, sent, ask, turn, countHeld, waiting } = setUp(10);
    await ask('one', 16);
    const began = time();
    expect(await waiting()).toEqual({ count: 16, oldestAt: new Date(began) });
    while (time() < began + 3 * HOUR) {
      await turn();
      if (time() === began) expect(await countHeld('one')).toBe(11);
      clock.advance(3 * MINUTE);
    }
    expect(sent).toHaveLength(16);
    for (const { at } of sent)
      expect(sent.filter((other) => other.at >= at && other.at < at + HOUR).length).toBeLessThanOrEqual(10);
    expect(sent.filter(({ at }) => at === began)).toHaveLength(5);
    expect(await countHeld('one')).toBe(0);
    expect(await waiting()).toEqual({ count: 0, oldestAt: null });
  });

  it('another council does not wait when a council reaches its limit', async () => {
    const { sent, ask, turn } = setUp(60);
    await ask('one', 120);
    await ask('two', 5);
    for (let second = 0; second < 10; second += 1) {
      await turn();
      clock.advance(2_000);
    }
    expect(sent.filter(({ councilId }) => councilId === 'two')).toHaveLength(5);
  });

  it('a message after a survey waits until a full hour, which does not reveal the sign-up time', async () => {
    const { ask, turn, countHeld } = setUp(2);
    clock.advance(17 * MINUTE);
    await ask('one', 3, true);
    await turn();
    expect(await countHeld('one')).toBe(2);
    clock.set('2026-03-02T10:59:59.000Z');
    expect(await countHeld('one')).toBe(2);
    clock.set('2026-03-02T11:00:00.000Z');
    expect(await countHeld('one')).toBe(0);
  });
});
