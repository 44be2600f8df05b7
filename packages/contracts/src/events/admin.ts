import * as z from 'zod';
import { defineEvent } from '../core/event';
import { idSchema, momentSchema } from '../core/ids';
import { serviceNames } from '../core/services';
import { aiPolicies, aiProviderKinds } from '../entities/ai-terms';
import { signInFailureReasons } from '../entities/audit-terms';
import { councilSchema } from '../entities/council';
import { maintenanceSchema } from '../entities/health';
import { councilRoleSchema } from '../entities/invitation';
import { notificationPreferencesSchema } from '../entities/notification';
import { populationDimensionSchema } from '../entities/population';
import { rollBackCauses } from '../entities/release-health';
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
const aboutCouncil = { audited: true, payload: z.object({ council: councilSchema }) };
export const councilCreatedEvent = defineEvent('council.created', aboutCouncil);
/** Its first admin has signed in. */
export const councilActivatedEvent = defineEvent('council.activated', aboutCouncil);
export const councilSuspendedEvent = defineEvent('council.suspended', aboutCouncil);
export const councilResumedEvent = defineEvent('council.resumed', aboutCouncil);
export const councilRestoredEvent = defineEvent('council.restored', aboutCouncil);
/** Each of these carries a snapshot: whoever keeps copies listens to all of them. */
export const councilSnapshotEvents = [
  councilChangedEvent,
  councilCreatedEvent,
  councilActivatedEvent,
  councilSuspendedEvent,
  councilResumedEvent,
  councilRestoredEvent,
] as const;

/** Snapshot of the whole population for copies; the highest revision wins. `council.changed` is audited instead. */
export const populationChangedEvent = defineEvent('population.changed', {
  audited: false,
  payload: z.object({
    councilId: idSchema,
    /** The revision of the council. */
    revision: z.number().int(),
    dimensions: z.array(populationDimensionSchema),
  }),
});
export const populationTableChangedEvent = defineEvent('population-table.changed', {
  audited: true,
  payload: z.object({ tableId: idSchema, change: z.enum(['added', 'removed']) }),
});

/** From this revision on it is gone, unless it is restored: then a snapshot with a higher one follows. */
export const councilDeletedEvent = defineEvent('council.deleted', {
  audited: true,
  payload: z.object({ councilId: idSchema, revision: z.number().int(), erasedAfter: momentSchema }),
});
/** Nothing follows: every service erases what it has of the council, and says so by `council.purged`. */
export const councilErasedEvent = defineEvent('council.erased', {
  audited: true,
  payload: z.object({ councilId: idSchema }),
});
/** A service has erased what it had of a council. */
export const councilPurgedEvent = defineEvent('council.purged', {
  audited: false,
  payload: z.object({
    councilId: idSchema,
    service: z.enum(serviceNames),
    /** How many documents of each collection went. */
    erased: z.record(z.string(), z.number().int()),
  }),
});
/** The certificate of an erasure: every service has said that it is done. */
export const councilErasureCertifiedEvent = defineEvent('council.erasure-certified', {
  audited: true,
  payload: z.object({
    councilId: idSchema,
    services: z.array(z.object({ service: z.enum(serviceNames), documents: z.number().int(), doneAt: momentSchema })),
  }),
});
/** Somebody has everything of a council made into a file, or took that file away. */
export const councilExportChangedEvent = defineEvent('council-export.changed', {
  audited: true,
  payload: z.object({
    councilId: idSchema,
    exportId: idSchema,
    change: z.enum(['requested', 'cancelled', 'resumed', 'finished', 'failed', 'downloaded']),
  }),
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
/** Somebody could not sign in. Nobody knows who it was: the aggregate is their network, as a keyed hash. */
export const signInRefusedEvent = defineEvent('sign-in.refused', {
  audited: true,
  payload: z.object({
    change: z.enum(signInFailureReasons),
  }),
});
/** A signed-in user called an operation that their role may not. `change` is its name, the aggregate their network. */
export const permissionRefusedEvent = defineEvent('permission.refused', {
  audited: true,
  payload: z.object({ change: z.string().max(80) }),
});
/** The second factor of somebody changed, by themselves unless the change says by whom. */
export const factorChangedEvent = defineEvent('user.factor-changed', {
  audited: true,
  payload: z.object({
    userId: idSchema,
    change: z.enum([
      'passkey_added',
      'passkey_removed',
      'app_added',
      'app_removed',
      'recovery_codes_renewed',
      'recovery_code_used',
      'reset_by_admin',
      'reset_by_operator',
    ]),
  }),
});
/** Somebody confirmed another email address. The addresses are not part of the event. */
export const userAddressChangedEvent = defineEvent('user.address-changed', {
  audited: true,
  payload: z.object({ userId: idSchema }),
});
/** A council began or ceased to require a second factor, or chose other days of grace. */
export const factorRequirementChangedEvent = defineEvent('council.factor-requirement-changed', {
  audited: true,
  payload: z.object({ change: z.enum(['required', 'grace_changed', 'not_required']) }),
});
export const councilChosenEvent = defineEvent('session.council-chosen', {
  audited: true,
  payload: z.object({ userId: idSchema, councilId: idSchema.nullable() }),
});

/** The permissions of these users have changed; their sessions continue. */
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

/** Moved to another council or to none by a system administrator. The snapshot is of the person afterwards. */
export const userReassignedEvent = defineEvent('user.reassigned', {
  audited: true,
  payload: z.object({ user: userSchema, fromCouncilId: idSchema.nullable() }),
});

/** Never with a key. */
export const aiProviderChangedEvent = defineEvent('ai-provider.changed', {
  audited: true,
  payload: z.object({
    providerId: idSchema,
    kind: z.enum(aiProviderKinds),
    change: z.enum(['added', 'edited', 'key_replaced', 'removed']),
  }),
});
export const aiSettingsChangedEvent = defineEvent('ai-settings.changed', {
  audited: true,
  payload: z.object({
    isOn: z.boolean(),
    defaultProviderId: idSchema.nullable(),
    monthlyCeiling: z.number().nullable(),
  }),
});
export const aiPolicyChangedEvent = defineEvent('ai-policy.changed', {
  audited: true,
  payload: z.object({ councilId: idSchema, policy: z.enum(aiPolicies), providerId: idSchema.nullable() }),
});

export const apiTokenCreatedEvent = defineEvent('api-token.created', {
  audited: true,
  payload: z.object({ tokenId: idSchema, userId: idSchema }),
});
/** The gateway knows a token, like a session, by the hash of its secret. */
export const apiTokenRevokedEvent = defineEvent('api-token.revoked', {
  audited: true,
  payload: z.object({ tokenId: idSchema, userId: idSchema, sessionIds: z.array(z.string()) }),
});

/** Never with a secret, nor with the address: it can have a key in it. */
export const webhookChangedEvent = defineEvent('webhook.changed', {
  audited: true,
  payload: z.object({
    webhookId: idSchema,
    change: z.enum([
      'created',
      'edited',
      'switched_on',
      'switched_off',
      'gone',
      'failing',
      'secret_rotated',
      'tested',
      'replayed',
      'deleted',
    ]),
  }),
});

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
  payload: z.object({
    userId: idSchema,
    // Events of earlier versions do not have it.
    preferences: notificationPreferencesSchema.extend({
      mentions: z.boolean().optional(),
      webhooks: z.boolean().optional(),
    }),
  }),
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

/** A release of a remote was withdrawn; `version` is the one that is no longer served. */
export const releaseRolledBackEvent = defineEvent('release.rolled-back', {
  audited: true,
  payload: z.object({
    remote: z.string(),
    version: z.string(),
    change: z.enum(rollBackCauses),
    /** The figures that the rule saw. Null for a system administrator's decision. */
    counts: z.object({ loads: z.number().int(), errors: z.number().int() }).nullable(),
  }),
});

/** Never with an address, a secret or a claim. */
export const ssoChangedEvent = defineEvent('sso.changed', {
  audited: true,
  payload: z.object({
    councilId: idSchema,
    change: z.enum(['saved', 'secret_replaced', 'switched_on', 'switched_off', 'removed', 'metadata_renewed']),
    changedFields: z.array(z.string()).default([]),
  }),
});
export const ssoTestedEvent = defineEvent('sso.tested', {
  audited: true,
  payload: z.object({ councilId: idSchema, change: z.enum(['working', 'failed']) }),
});
export const ssoDomainChangedEvent = defineEvent('sso-domain.changed', {
  audited: true,
  payload: z.object({ domainId: idSchema, change: z.enum(['added', 'verified', 'lost', 'removed']) }),
});
export const ssoRequirementChangedEvent = defineEvent('sso-requirement.changed', {
  audited: true,
  payload: z.object({ councilId: idSchema, change: z.enum(['required', 'optional', 'people']) }),
});
/** A provider vouched for nobody whom the council lets in. The aggregate is the network, as a keyed hash. */
export const ssoRefusedEvent = defineEvent('sso.refused', {
  audited: true,
  payload: z.object({ change: z.string().max(80) }),
});
