export { GroupsWaiting } from './GroupsWaiting';
export { groupName, groupPath, integrityPath } from './group-words';
export { messages as integrityWords } from './integrity.messages';
export { isAnalysing, isWaiting, useIntegrity } from './use-integrity';
