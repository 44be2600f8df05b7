export { hasExpired, isOpenedBy, tokenOf } from './preview-token';
export type { SurveyPreview, SurveyPreviewRepository } from './survey-preview.repository';
