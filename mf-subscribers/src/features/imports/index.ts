export { ImportDialog } from './ImportDialog';
export { ImportEntry } from './ImportEntry';
export { ImportsTab } from './ImportsTab';
