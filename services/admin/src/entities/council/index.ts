export { activateCouncilOf } from './activate-council';
export type { CouncilChanges, CouncilRepository, CouncilSearch } from './council.repository';
export { withSlug } from './council-address.domain';
export { endSessionsOfCouncil, renewSessions, renewSessionsOfCouncil, revokeSessions } from './council-sessions';
export { deletedAt, isNameOf, requireNotDeleted, restoredAt, resumedStatus, stopOf } from './council-state.domain';
export { countLogos, logoFolderOf } from './logo-files';
export { publishCouncil } from './publish-council';
export { type StoredCouncil, type StoredUser, toCouncilView, toUserView } from './views.domain';
