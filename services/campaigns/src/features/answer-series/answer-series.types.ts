import type { Context, FeatureApp } from '@folkmoot/service-kit';
import type { AnswerSeriesRecords, AnswerSeriesSweep } from '../../entities/answer-series';
import type { CampaignRepository } from '../../entities/campaign';
import type { CouncilCopyRepository } from '../../entities/council';
import type { CounterRepository } from '../../entities/report';
import type { SurveyVersionRepository } from '../../entities/survey';

export interface SeriesRecords extends AnswerSeriesRecords {
  readonly campaigns: CampaignRepository;
  readonly councils: CouncilCopyRepository;
  readonly counters: CounterRepository;
  readonly versions: SurveyVersionRepository;
}

export interface SeriesSweepRecords extends SeriesRecords {
  readonly answerSeriesSweep: AnswerSeriesSweep;
}

export type SeriesContext = Context<SeriesRecords>;
export type SeriesApp = FeatureApp<SeriesSweepRecords>;
