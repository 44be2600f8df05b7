export {
  decided,
  type StoredRedaction,
  type StoredRedactionReview,
  withoutHiddenWords,
  writtenAnswer,
} from './redaction.domain';
export type { ReadAnswer, RedactionRepository } from './redaction.repository';
export { redactionId } from './redaction-id';
