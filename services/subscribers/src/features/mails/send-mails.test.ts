import type { systemActor } from '@folkmoot/contracts';
import { fakeMailSweep, fakeMails, type MailStore } from '../../mails/mail.fake';
import { createMailBudget } from '../../mails/mail-budget';
import { type MailDeps, type MailRecords, sendMails } from './send-mails.use-case';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** People who wait for a confirmation, in two councils. */
const setUp = (perHour: number) => {
  const store: MailStore = new Map();
  const state = { time: Date.parse('2026-03-02T09:00:00.000Z') };
  const sent: { at: number; councilId: string }[] = [];
  const recordsOf = (councilId: string | null) =>
    ({
      mails: fakeMails(councilId ?? '', store),
      mailSweep: fakeMailSweep(store),
      subscribers: { findByIds: async () => [] },
      councils: { find: async () => null },
    }) as unknown as MailRecords;
  const units = {
    unitOfWork: (actor: ReturnType<typeof systemActor>, work: (records: MailRecords) => Promise<unknown>) =>
      work(recordsOf(actor.councilId)),
    reader: (actor: ReturnType<typeof systemActor>) => recordsOf(actor.councilId),
    readerAcrossCouncils: () => recordsOf(null),
  } as unknown as MailDeps['units'];
  const now = () => state.time;
  const counting = createMailBudget(perHour, now);
  const budget = {
    take: (councilId: string) => {
      const wait = counting.take(councilId);
      if (wait === 0) sent.push({ at: state.time, councilId });
      return wait;
    },
  };
  const clock = { now: () => new Date(state.time) };
  const deps = { units, clock, budget } as unknown as MailDeps;
  const ask = async (councilId: string, count: number, isAfterSurvey = false) => {
    for (let person = 0; person < count; person += 1) {
      const mail = { subscriberId: `${councilId} ${person}`, kind: 'confirm', isAfterSurvey } as const;
      await fakeMails(councilId, store).add({ ...mail, now: clock.now(), unlessSince: clock.now() });
    }
  };
  const turn = () => sendMails(deps, new AbortController().signal);
  const held = (councilId: string) => fakeMails(councilId, store).countHeld(clock.now());
  return { state, sent, ask, turn, held };
};

describe('messages to people who signed up', () => {
  it('a council sends no more than its limit in any hour, and in the end all of them', async () => {
    const { state, sent, ask, turn, held } = setUp(60);
    await ask('one', 100);
    const began = state.time;
    for (let minute = 0; minute < 180; minute += 1) {
      await turn();
      if (minute === 0) expect(await held('one')).toBe(70);
      state.time += MINUTE;
    }
    expect(sent).toHaveLength(100);
    for (const { at } of sent)
      expect(sent.filter((other) => other.at >= at && other.at < at + HOUR).length).toBeLessThanOrEqual(60);
    expect(sent.filter(({ at }) => at === began)).toHaveLength(30);
    expect(await held('one')).toBe(0);
  });

  it('another council does not wait for it', async () => {
    const { state, sent, ask, turn } = setUp(60);
    await ask('one', 500);
    await ask('two', 5);
    for (let second = 0; second < 10; second += 1) {
      await turn();
      state.time += 2_000;
    }
    expect(sent.filter(({ councilId }) => councilId === 'two')).toHaveLength(5);
  });

  it('one after a survey waits until a full hour, which does not tell when it was asked for', async () => {
    const { state, ask, turn, held } = setUp(2);
    state.time += 17 * MINUTE;
    await ask('one', 3, true);
    await turn();
    expect(await held('one')).toBe(2);
    state.time = Date.parse('2026-03-02T10:59:59.000Z');
    expect(await held('one')).toBe(2);
    state.time = Date.parse('2026-03-02T11:00:00.000Z');
    expect(await held('one')).toBe(0);
  });
});
