import type { SurveyVersionRepository } from '../survey/survey.repository';
import type { Memberships } from './wave.domain';
import type { WaveContribution, WaveSum } from './wave-sum.domain';

/** Counters by wave, series and exclusion. */
export interface WaveSumRepository {
  /** Adds to the counters. Each sum may be there only once. */
  add(contributions: readonly WaveContribution[]): Promise<void>;
  /** Without those of no responses. */
  list(campaignId: string): Promise<WaveSum[]>;
  /** Deletes the sums of a wave that has no responses any more. */
  deleteOf(campaignId: string, wave: string): Promise<void>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}

/** In which wave each response is, by its number. The responses say the same, but one by one. */
export interface WaveMemberRepository {
  list(campaignId: string): Promise<Memberships>;
  /** Puts responses into a wave. Null: into none. */
  put(campaignId: string, waveOf: ReadonlyMap<number, string | null>): Promise<void>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}

/** The repositories that keep the waves of a campaign in step with its responses. */
export interface WaveContentRecords {
  readonly waveSums: WaveSumRepository;
  readonly waveMembers: WaveMemberRepository;
}

/** The same, with the questions that the responses answer. */
export interface FollowedRecords extends WaveContentRecords {
  readonly versions: SurveyVersionRepository;
}
