import type { SpentInvitation } from '../../entities/spent-invitation';
import type { Submission } from './submission.domain';

/** `other_content`: a response with this id but other answers exists. The new one is not stored. */
export type Taken = 'new' | 'repeated' | 'other_content';

/** Responses until campaigns has stored them. */
export interface IntakeRepository {
  /** Stores a submission durably, in one write. */
  add(submission: Submission): Promise<Taken>;
  /**
   * Stores a submission and uses up its invitation, both or neither. Throws already_answered when another response used
   * this invitation.
   */
  addInvited(submission: Submission, invitation: SpentInvitation): Promise<Taken>;
}

/** The owner of responses that were handed over. */
export interface HandedOver {
  readonly councilId: string;
  readonly campaignId: string;
}

export interface HandedOverRepository {
  /** Deletes responses that campaigns has stored. Their ids and content proofs stay, so that a repeat is recognised. */
  forgetHandedOver(responseIds: readonly string[], handedOver: HandedOver): Promise<void>;
  /** Campaigns with ids of handed-over responses. */
  listHandedOverCampaignIds(): Promise<string[]>;
  /** Deletes the ids and proofs of a campaign whose responses can no longer be repeated. */
  forgetCampaign(campaignId: string): Promise<void>;
}
