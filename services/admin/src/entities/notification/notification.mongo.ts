import type { NotificationKind } from '@folkmoot/contracts';
import { collectionAcrossCouncils, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { NotificationRepository } from './notification.repository';

interface ChoiceDocument {
  _id: string;
  off: NotificationKind[];
}
interface TeamDigestDocument {
  _id: string;
  until: Date;
}

/** The user's id. */
export const notificationChoiceModel = defineModel<ChoiceDocument>('notificationChoices', {
  fields: { off: [String] },
});
/** The council's id. */
export const teamDigestModel = defineModel<TeamDigestDocument>('teamDigests', {
  fields: { until: { type: Date, required: true } },
});

/** Spans councils: a person's choices apply wherever they work. */
export const createNotificationRepositoryAcrossCouncils = (scope: Scope): NotificationRepository => {
  const choices = collectionAcrossCouncils(notificationChoiceModel, scope);
  const teamDigests = collectionAcrossCouncils(teamDigestModel, scope);
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
    digestedUntil: async (councilId) => (await teamDigests.findOne({ _id: councilId }))?.until ?? null,
    noteDigest: async (councilId, until) => {
      await teamDigests.updateOne({ _id: councilId }, { $set: { until } }, { upsert: true });
    },
  };
};

export const notificationEntity = defineEntity({
  models: [notificationChoiceModel, teamDigestModel],
  repositories: (scope) => ({ notifications: createNotificationRepositoryAcrossCouncils(scope) }),
});
