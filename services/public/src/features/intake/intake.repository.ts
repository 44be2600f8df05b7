import type { SpentInvitation } from '../../invitations/spent.repository';
import type { Submission } from './submission.domain';

/** `other_content`: one with its id was taken before, with other answers. Nothing of this one is kept. */
export type Taken = 'new' | 'repeated' | 'other_content';

/** Responses until campaigns has them. */
export interface IntakeRepository {
  /** Keeps a submission durably, in one write. */
  add(submission: Submission): Promise<Taken>;
  /**
   * Keeps a submission and uses up its invitation, both or none. Throws already_answered when another one came with this
   * invitation.
   */
  addInvited(submission: Submission, invitation: SpentInvitation): Promise<Taken>;
}

export interface HandedOver {
  readonly responseId: string;
  readonly councilId: string;
  readonly campaignId: string;
}

export interface IntakeCleanup {
  /** Lets go of a response that campaigns has stored. Its id and the proof of its content stay, so that a repeat is known. */
  forgetHandedOver(handedOver: HandedOver): Promise<void>;
  /** Campaigns of which there are still ids of responses that were handed over. */
  listHandedOverCampaignIds(): Promise<string[]>;
  /** Nobody can repeat a response of this campaign any more. */
  forgetCampaign(campaignId: string): Promise<void>;
}
