export { GroupPage } from './GroupPage';
export { IntegrityTab } from './IntegrityTab';
