export { ImportButton } from './ImportButton';
export { ImportDialog } from './ImportDialog';
export { ImportsTab } from './ImportsTab';
