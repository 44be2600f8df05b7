import type { NotificationKind } from '@folkmoot/contracts';
import { collectionAcrossCouncils, defineModel, type Scope } from '@folkmoot/service-kit';
import type { NotificationRepository } from './notification.repository';

interface ChoiceDocument {
  _id: string;
  off: NotificationKind[];
}
interface ToldDocument {
  _id: string;
  until: Date;
}

/** By user. */
export const notificationChoiceModel = defineModel<ChoiceDocument>('notificationChoices', {
  fields: { off: [String] },
});
/** By council. */
export const teamDigestModel = defineModel<ToldDocument>('teamDigests', {
  fields: { until: { type: Date, required: true } },
});

/** What people are mailed about is theirs wherever they work. */
export const createNotificationRepositoryAcrossCouncils = (scope: Scope): NotificationRepository => {
  const choices = collectionAcrossCouncils(notificationChoiceModel, scope);
  const told = collectionAcrossCouncils(teamDigestModel, scope);
  return {
    offOf: async (userId) => [...((await choices.findOne({ _id: userId }))?.off ?? [])],
    offOfMany: async (userIds) =>
      new Map((await choices.find({ _id: { $in: userIds } })).map(({ _id, off }) => [_id, [...off]])),
    setOff: async (userId, kinds) => {
      await choices.updateOne({ _id: userId }, { $set: { off: [...kinds] } }, { upsert: true });
    },
    erase: async (userId) => {
      await choices.delete(userId);
    },
    toldUntil: async (councilId) => (await told.findOne({ _id: councilId }))?.until ?? null,
    noteTold: async (councilId, until) => {
      await told.updateOne({ _id: councilId }, { $set: { until } }, { upsert: true });
    },
  };
};
