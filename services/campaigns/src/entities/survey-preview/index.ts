export { hasExpired, isOpenedBy, tokenOf } from './survey-preview.domain';
export type { SurveyPreview, SurveyPreviewRepository } from './survey-preview.repository';
