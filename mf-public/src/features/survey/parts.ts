/** @file Loaded separately, when the page is ready: nothing here is needed for the first question. */

export { postFromPage } from '../../entities/response/post-from-page';
export { DraftNote, Foot } from './Foot';
export { goTo, mayStartOver } from './page-actions';
export { submitDraft } from './submit-draft';
export { Tools } from './Tools';
export { watchHistory } from './watch-history';
export { watchVisits } from './watch-visits';
