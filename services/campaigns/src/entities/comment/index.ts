export type { Comment, CommentRepository } from './comment.repository';
