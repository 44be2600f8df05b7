export type {
  InvitationRef,
  InvitationRepository,
  InvitationRepositoryAcrossCouncils,
  InvitationSearch,
  StoredInvitation,
} from './invitation.repository';
export { createInvitationTokens, type InvitationTokens } from './invitation-token';
