export { CommentsFrame } from './CommentsFrame';
export { messages as commentWords } from './comment.messages';
export { QualityNote } from './QualityNote';
export { inComments } from './quality.domain';
export { SentimentBar } from './SentimentBar';
export { LabellerSign, SentimentSign } from './SentimentSign';
export { isLabelling, useCodebook, useCommentPlan, useLabelSample, useThemes } from './use-comment-plan';
