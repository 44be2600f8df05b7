import type { SpentInvitation } from '../../invitations/spent.repository';
import type { Submission } from './submission.domain';

/** Responses until campaigns has them. */
export interface IntakeRepository {
  /** Keeps a submission durably, in one write. False when one with its id is kept already. */
  add(submission: Submission): Promise<boolean>;
  /**
   * Keeps a submission and uses up its invitation, both or none. False for a repeat of the same submit. Throws
   * already_answered when another one came with this invitation.
   */
  addInvited(submission: Submission, invitation: SpentInvitation): Promise<boolean>;
}

export interface IntakeCleanup {
  /** Lets go of a response that campaigns has stored. */
  removeHandedOver(responseId: string): Promise<void>;
}
