export { TagsTab } from './TagsTab';
