import type { Submission } from './submission.domain';

/** Responses until campaigns has them. */
export interface IntakeRepository {
  /** Keeps a submission durably, in one write. False when one with its id is kept already. */
  add(submission: Submission): Promise<boolean>;
}

export interface IntakeCleanup {
  /** Lets go of a response that campaigns has stored. */
  removeHandedOver(responseId: string): Promise<void>;
}
