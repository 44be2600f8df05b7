import type { Survey as WireSurvey } from '@folkmoot/contracts';
import type { Survey } from '../../entities/survey';

export const toSurveyView = (survey: Survey): WireSurvey => ({
  ...survey.content,
  id: survey.id,
  councilId: survey.councilId,
  campaignId: survey.campaignId,
  createdBy: survey.createdBy,
  status: survey.publishedVersion > 0 ? 'published' : 'draft',
  publishedVersion: survey.publishedVersion,
  hasUnpublishedChanges: survey.hasUnpublishedChanges,
  createdAt: survey.createdAt.toISOString(),
  updatedAt: survey.updatedAt.toISOString(),
  ...(survey.savedBy === undefined ? {} : { savedBy: survey.savedBy }),
  ...(survey.savedAt === undefined ? {} : { savedAt: survey.savedAt.toISOString() }),
  revision: survey.revision,
});
