export type { Comment, SurveyCommentRepository } from './survey-comment.repository';
