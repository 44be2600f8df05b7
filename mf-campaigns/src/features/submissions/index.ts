export { SubmissionsTab } from './SubmissionsTab';
