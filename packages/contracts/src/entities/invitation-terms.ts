/** The words of invitations, free of zod so that browsers can have them for nothing. */
export const invitationStatuses = ['pending', 'accepted', 'revoked', 'expired'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** Whether the mail of an invitation waits, went out, or was taken by no server. */
export const invitationMailStates = ['queued', 'sent', 'failed'] as const;
export type InvitationMailState = (typeof invitationMailStates)[number];

/** The roles that a council gives. */
export const councilRoles = ['council_admin', 'council_staff'] as const;
export type CouncilRole = (typeof councilRoles)[number];

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 7;
