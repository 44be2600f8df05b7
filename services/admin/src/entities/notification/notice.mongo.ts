import { collectionAcrossCouncils, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { NoticeRepository, StoredNotice } from './notice.repository';

type NoticeDocument = Omit<StoredNotice, 'id'> & { _id: string };

export const noticeModel = defineModel<NoticeDocument>('notices', {
  fields: {
    kind: { type: String, required: true },
    councilId: { type: String, default: null },
    about: { type: Object, default: null },
    text: { type: Object, default: null },
    pending: [String],
    happenedAt: { type: Date, required: true },
    dueAt: { type: Date, required: true },
  },
  indexes: [
    { keys: { dueAt: 1 }, serves: 'listDue, findNextDueAt, waiting' },
    { keys: { councilId: 1 }, serves: 'the erasure of a council' },
  ],
});

const toNotice = ({ _id, kind, councilId, about, text, pending, happenedAt, dueAt }: NoticeDocument): StoredNotice => ({
  id: _id,
  kind,
  councilId,
  about,
  text,
  pending: [...pending],
  happenedAt,
  dueAt,
});

/** Spans councils: a job processes the notices of all councils. */
export const createNoticeRepositoryAcrossCouncils = (scope: Scope): NoticeRepository => {
  const notices = collectionAcrossCouncils(noticeModel, scope);
  const pendingOf = async (id: string): Promise<readonly string[]> =>
    (await notices.findOne({ _id: id }))?.pending ?? [];
  return {
    add: async ({ id, ...fields }) => void (await notices.insert({ _id: id, ...fields })),
    listDue: async (now, limit) =>
      (await notices.find({ dueAt: { $lte: now } }, { sort: { dueAt: 1 }, limit })).map(toNotice),
    findNextDueAt: async () => (await notices.find({}, { sort: { dueAt: 1 }, limit: 1 }))[0]?.dueAt ?? null,
    waiting: async (now) => {
      const due = { dueAt: { $lte: now } };
      const [count, [oldest]] = await Promise.all([
        notices.count(due),
        notices.find(due, { sort: { dueAt: 1 }, limit: 1 }),
      ]);
      return { count, oldestAt: oldest?.dueAt ?? null };
    },
    write: async (id, text, pending) => {
      await notices.updateOne({ _id: id }, { $set: { text, pending: [...pending] } });
    },
    take: async (id, userId) => {
      const pending = await pendingOf(id);
      if (!pending.includes(userId)) return false;
      await notices.updateOne({ _id: id }, { $set: { pending: pending.filter((each) => each !== userId) } });
      return true;
    },
    putBack: async (id, userId, dueAt) => {
      const pending = await pendingOf(id);
      await notices.updateOne({ _id: id }, { $set: { pending: [...pending, userId], dueAt } });
    },
    settle: async (id) => {
      if ((await pendingOf(id)).length === 0) await notices.delete(id);
    },
    delete: async (id) => void (await notices.delete(id)),
  };
};

export const noticeEntity = defineEntity({
  models: [noticeModel],
  repositories: (scope) => ({ notices: createNoticeRepositoryAcrossCouncils(scope) }),
  exported: { except: [noticeModel] },
});
