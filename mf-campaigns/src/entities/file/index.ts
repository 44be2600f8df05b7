export { saveFrom, saveParts } from './save-file';
