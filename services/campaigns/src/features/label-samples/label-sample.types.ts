import type { Context, FeatureApp } from '@folkmoot/service-kit';
import type { CampaignRepository } from '../../entities/campaign';
import type { CodebookRepository } from '../../entities/codebook';
import type { LabelSampleRepository } from '../../entities/label-sample';
import type { AskedQuestionRecords, ResponseRepository } from '../../entities/response';

export interface LabelSampleRecords extends AskedQuestionRecords {
  readonly campaigns: CampaignRepository;
  readonly responses: ResponseRepository;
  readonly codebooks: CodebookRepository;
  readonly labelSamples: LabelSampleRepository;
}

export type LabelSampleContext = Context<LabelSampleRecords>;
export type LabelSampleApp = FeatureApp<LabelSampleRecords>;
