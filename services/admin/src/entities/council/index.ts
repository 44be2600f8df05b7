export { activateCouncilOf } from './activate-council';
export type { CouncilChanges, CouncilRepository, CouncilSearch } from './council.repository';
export { withSlug } from './council-address.domain';
export { endSessionsOfCouncil, renewSessions, renewSessionsOfCouncil, revokeSessions } from './council-sessions';
export { deletedAt, isNameOf, requireNotDeleted, restoredAt, resumedStatus, stopOf } from './council-state.domain';
export { countLogos, logoFolderOf } from './logo-files';
export {
  areasFirst,
  divisionsOf,
  type Population,
  populationOfSettings,
  withDivisions,
} from './population.domain';
export { publishCouncil } from './publish-council';
export { publishPopulation } from './publish-population';
export { type StoredCouncil, type StoredUser, toCouncilView, toUserView } from './views.domain';
