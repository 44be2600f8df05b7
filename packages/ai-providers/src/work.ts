/** @file The work that reads all comments of a campaign, for the process of heavy work. */
export { analyseHere } from './analysis/analyse';
export { prepare } from './analysis/prepare';
export { isJudgedLanguage } from './built-in/languages/languages';
export { proposeThemes } from './built-in/propose-themes';
export { readTexts } from './built-in/read-comment';
export { createThemeReader } from './built-in/theme-reader';
export { prepareBatch } from './labelling/prepare-batch';
