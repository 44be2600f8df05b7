import type { MailQueue, MailSweep, QueuedMail } from './mail.repository';

type Stored = QueuedMail & { state: 'queued' | 'sent' | 'failed'; sentAt: Date | null };
export type MailStore = Map<string, Stored>;

let made = 0;

/** Messages in memory. */
export const fakeMails = (councilId: string, store: MailStore = new Map()): MailQueue => {
  const change = (id: string, changes: Partial<Stored>) => {
    const known = store.get(id);
    if (known?.councilId !== councilId) return null;
    const changed = { ...known, ...changes };
    store.set(id, changed);
    return changed;
  };
  return {
    add: async ({ subscriberId, kind, isAfterSurvey, now, unlessSince }) => {
      const isThere = [...store.values()].some(
        (mail) =>
          mail.councilId === councilId &&
          mail.subscriberId === subscriberId &&
          mail.kind === kind &&
          (mail.state === 'queued' || (mail.sentAt !== null && mail.sentAt >= unlessSince)),
      );
      if (isThere) return;
      made += 1;
      const id = `mail_${made}`;
      const fresh = { dueAt: now, attempts: 0, state: 'queued', sentAt: null } as const;
      store.set(id, { id, councilId, subscriberId, kind, isAfterSurvey, ...fresh });
    },
    take: async (id, now, until) => {
      const known = store.get(id);
      if (known?.state !== 'queued' || known.dueAt > now) return null;
      return change(id, { dueAt: until, attempts: known.attempts + 1 });
    },
    sent: async (id, at) => void change(id, { state: 'sent', sentAt: at, dueAt: at }),
    listOfSubscriber: async (subscriberId) =>
      [...store.values()]
        .filter((mail) => mail.councilId === councilId && mail.subscriberId === subscriberId)
        .sort((one, other) => other.dueAt.getTime() - one.dueAt.getTime())
        .map(({ kind, state, dueAt, sentAt }) => ({ kind, state, at: sentAt ?? dueAt })),
    hold: async (id, dueAt) => void change(id, { dueAt }),
    countHeld: async (now) =>
      [...store.values()].filter(
        (mail) => mail.councilId === councilId && mail.state === 'queued' && mail.attempts === 0 && mail.dueAt > now,
      ).length,
    failed: async (id, dueAt) => void change(id, dueAt ? { dueAt } : { state: 'failed' }),
  };
};

export const fakeMailSweep = (store: MailStore): MailSweep => ({
  listDueAcrossCouncils: async (now, limit) =>
    [...store.values()]
      .filter(({ state, dueAt }) => state === 'queued' && dueAt <= now)
      .slice(0, limit)
      .map(({ id, councilId, isAfterSurvey }) => ({ id, councilId, isAfterSurvey })),
  forgetAfterSurveyAcrossCouncils: async (before) => {
    for (const [id, { isAfterSurvey, state, dueAt }] of store) {
      if (isAfterSurvey && state !== 'queued' && dueAt < before) store.delete(id);
    }
  },
});
