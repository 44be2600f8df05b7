export { importFolders } from './file-pieces';
export { importRoutes } from './import.routes';
export { IMPORT_JOB } from './queue-import';
export { runImport } from './run-import.use-case';
export { sweepImports } from './sweep-imports.use-case';
