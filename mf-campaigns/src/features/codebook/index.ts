export { CodebookTab } from './CodebookTab';
