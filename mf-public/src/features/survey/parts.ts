/** @file Loaded separately, when the page is ready: nothing here is needed for the first question. */

export { Notice } from '../../entities/page/Notice';
export { changeLanguage } from './change-language';
export { DraftNote, Foot } from './Foot';
export { openOffline } from './open-offline';
export { submitDraft } from './submit-draft';
export { Tools } from './Tools';
export { watchHistory } from './watch-history';
export { watchVisits } from './watch-visits';
