import * as z from 'zod';
import { defineEvent } from '../core/event';
import { idSchema } from '../core/ids';
import { councilSchema } from '../entities/council';
import { maintenanceSchema } from '../entities/health';
import { councilRoleSchema } from '../entities/invitation';
import { notificationPreferencesSchema } from '../entities/notification';
import { userSchema } from '../entities/user';

/** Snapshot of the whole council; the highest revision wins. */
export const councilChangedEvent = defineEvent('council.changed', {
  audited: true,
  payload: z.object({
    council: councilSchema,
    /** Which fields this change was about: `timezone`, `branding.logoUrl`. Empty where all are new. */
    changedFields: z.array(z.string()).default([]),
  }),
});
export const councilDeletedEvent = defineEvent('council.deleted', {
  audited: true,
  payload: z.object({ councilId: idSchema }),
});
export const userChangedEvent = defineEvent('user.changed', { audited: true, payload: z.object({ user: userSchema }) });
export const sessionRevokedEvent = defineEvent('session.revoked', {
  audited: false,
  payload: z.object({ userId: idSchema, sessionIds: z.array(z.string()) }),
});
export const userSignedInEvent = defineEvent('user.signed-in', {
  audited: true,
  payload: z.object({ userId: idSchema }),
});
export const councilChosenEvent = defineEvent('session.council-chosen', {
  audited: true,
  payload: z.object({ userId: idSchema, councilId: idSchema.nullable() }),
});

/** Who these are about may do something else now than before; the sessions go on. */
export const sessionChangedEvent = defineEvent('session.changed', {
  audited: false,
  payload: z.object({ userId: idSchema, sessionIds: z.array(z.string()) }),
});
export const signedOutElsewhereEvent = defineEvent('user.signed-out-elsewhere', {
  audited: true,
  payload: z.object({ userId: idSchema }),
});

const aboutUser = { audited: true, payload: z.object({ user: userSchema }) };
export const userRoleChangedEvent = defineEvent('user.role-changed', aboutUser);
export const userActivatedEvent = defineEvent('user.activated', aboutUser);
export const userDeactivatedEvent = defineEvent('user.deactivated', aboutUser);
/** The snapshot is of the person afterwards: without a council. The event belongs to the council that was left. */
export const userRemovedEvent = defineEvent('user.removed', aboutUser);

const aboutInvitation = {
  audited: true,
  payload: z.object({ invitationId: idSchema, role: councilRoleSchema }),
};
export const invitationCreatedEvent = defineEvent('invitation.created', aboutInvitation);
export const invitationResentEvent = defineEvent('invitation.resent', aboutInvitation);
export const invitationRevokedEvent = defineEvent('invitation.revoked', aboutInvitation);
export const invitationExpiredEvent = defineEvent('invitation.expired', aboutInvitation);
export const invitationAcceptedEvent = defineEvent('invitation.accepted', {
  audited: true,
  payload: z.object({ invitationId: idSchema, role: councilRoleSchema, userId: idSchema }),
});

/** Somebody looked up, exported or erased what is held of a person. Never says of whom: the audit names ids only. */
const aboutPersonalData = {
  audited: true,
  payload: z.object({ service: z.enum(['admin', 'subscribers']), wasFound: z.boolean() }),
};
export const personalDataReadEvent = defineEvent('personal-data.read', aboutPersonalData);
export const personalDataExportedEvent = defineEvent('personal-data.exported', aboutPersonalData);
export const personalDataErasedEvent = defineEvent('personal-data.erased', aboutPersonalData);

export const notificationsChosenEvent = defineEvent('user.notifications-chosen', {
  audited: true,
  payload: z.object({ userId: idSchema, preferences: notificationPreferencesSchema }),
});
/** The activity log was taken away as a file. */
export const auditExportedEvent = defineEvent('audit.exported', {
  audited: true,
  payload: z.object({ entries: z.number().int() }),
});
const aboutDeadLetters = {
  audited: true,
  payload: z.object({ queue: z.string(), count: z.number().int(), eventIds: z.array(z.string()) }),
};
export const deadLettersReplayedEvent = defineEvent('dead-letters.replayed', aboutDeadLetters);
export const deadLettersDiscardedEvent = defineEvent('dead-letters.discarded', aboutDeadLetters);

const aboutMaintenance = { audited: true, payload: z.object({ maintenance: maintenanceSchema }) };
export const maintenanceAnnouncedEvent = defineEvent('maintenance.announced', aboutMaintenance);
export const maintenanceWithdrawnEvent = defineEvent('maintenance.withdrawn', aboutMaintenance);
