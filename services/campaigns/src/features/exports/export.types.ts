import type { FeatureApp } from '@folkmoot/service-kit';
import type { AnswerSeriesRecords } from '../../entities/answer-series';
import type { CampaignRepository } from '../../entities/campaign';
import type { CouncilCopyRepository } from '../../entities/council';
import type { CounterRepository, RollupRepository } from '../../entities/report';
import type { AskedQuestionRecords, ResponseRepository } from '../../entities/response';

export interface ExportRecords extends AskedQuestionRecords, AnswerSeriesRecords {
  readonly campaigns: CampaignRepository;
  readonly councils: CouncilCopyRepository;
  readonly responses: ResponseRepository;
  readonly rollups: RollupRepository;
  readonly counters: CounterRepository;
}

export type ExportApp = FeatureApp<ExportRecords>;
