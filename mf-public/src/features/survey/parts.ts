/** @file Loaded separately, when the page is ready: nothing here is needed for the first question. */

export { postFromPage } from '../../entities/response/post-from-page';
export { submitDraft } from './submit-draft';
export { watchHistory } from './watch-history';
export { watchVisits } from './watch-visits';
