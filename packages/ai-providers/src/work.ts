/** @file The work that reads all comments of a campaign, for the process of heavy work. */
export { analyseHere } from './analysis/analyse';
export { prepare } from './analysis/prepare';
export { type CommentFlag, commentFlags } from './built-in/comment-flags';
export { type ProposedTheme, proposeThemes, type ThemeComment } from './built-in/propose-themes';
export { type CommentReading, readComment, readTexts } from './built-in/read-comment';
export { type AssignedTheme, type CodebookTheme, createThemeReader, type ThemeReader } from './built-in/theme-reader';
