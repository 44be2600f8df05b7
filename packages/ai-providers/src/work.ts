/** @file The work that reads all comments of a campaign, for the process of heavy work. */
export { analyseHere } from './analysis/analyse';
export { prepare } from './analysis/prepare';
export { createThemeReader, type ProposedTheme, proposeThemes, type ReaderTheme, readComment } from './comments';
export { prepareBatch } from './labelling/prepare-batch';
