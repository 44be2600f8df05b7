import type { LabelSample, NewLabelSample, SampleLabel } from './label-sample.domain';

/** The place of a label: the comment of a sample, and the index of the coder. */
export interface LabelPlace {
  readonly campaignId: string;
  readonly sampleId: string;
  readonly commentId: string;
  readonly coder: number;
}

export interface LabelSampleRepository {
  /** The sample of a campaign. */
  find(campaignId: string): Promise<LabelSample | null>;
  /** Replaces the former sample of the campaign with its labels. */
  replace(sample: NewLabelSample): Promise<LabelSample>;
  /** Makes somebody a coder, unless there are enough. Returns the sample; null when it does not take them, or is gone. */
  addCoder(sample: Pick<LabelSample, 'campaignId' | 'id'>, userId: string): Promise<LabelSample | null>;
  /** False when the sample or the comment is gone. */
  saveLabel(place: LabelPlace, label: SampleLabel): Promise<boolean>;
  /** Removes the comments of these responses with their labels. */
  forgetResponses(campaignId: string, responseIds: readonly string[]): Promise<void>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
