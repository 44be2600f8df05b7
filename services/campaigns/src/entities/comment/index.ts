export {
  type CommentLabels,
  commentId,
  commentsOf,
  labelled,
  type MachineReading,
  type OpinionQuestions,
  partsOf,
  type ReadingRequest,
  readHere,
  requireThemes,
  type ThemeOf,
  type ThemeProposals,
  type ThemeSplit,
  unread,
  type WrittenComment,
  withThemesOf,
} from './comment.domain';
export { toCommentView } from './comment.view';
