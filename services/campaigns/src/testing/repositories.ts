import { defineFeature, type Scope } from '@folkmoot/service-kit';
import { annotationEntity } from '../entities/annotation/annotation.mongo';
import { answerSeriesEntity } from '../entities/answer-series/answer-series.mongo';
import { assetEntity } from '../entities/asset/asset.mongo';
import { audienceEntity } from '../entities/audience/audience.mongo';
import { bankedQuestionsEntity } from '../entities/banked-questions/banked-questions.mongo';
import { campaignEntity } from '../entities/campaign/campaign.mongo';
import { codebookEntity } from '../entities/codebook/codebook.mongo';
import { commentPlanEntity } from '../entities/comment-plan/comment-plan.mongo';
import { commitmentEntity } from '../entities/commitment/commitment.mongo';
import { councilEntity } from '../entities/council/council-copy.mongo';
import { councilPlaceEntity } from '../entities/council-place/council-place.mongo';
import { evidenceEntity } from '../entities/evidence/evidence.mongo';
import { exclusionBatchEntity } from '../entities/exclusion-batch/exclusion-batch.mongo';
import { insightEntity } from '../entities/insight/insight.mongo';
import { integrityEntity } from '../entities/integrity/integrity.mongo';
import { labelRunEntity } from '../entities/label-run/label-run.mongo';
import { labelSampleEntity } from '../entities/label-sample/label-sample.mongo';
import { populationEntity } from '../entities/population/population.mongo';
import { presenceEntity } from '../entities/presence/presence.mongo';
import { publicationEntity } from '../entities/publication/publication.mongo';
import { qrCodeEntity } from '../entities/qr-code/qr-code.mongo';
import { redactionEntity } from '../entities/redaction/redaction.mongo';
import { counterEntity } from '../entities/report/counter.mongo';
import { rollupEntity } from '../entities/report/rollup.mongo';
import { reportLayoutEntity } from '../entities/report-layout/report-layout.mongo';
import { responseEntity } from '../entities/response/response.mongo';
import { savedDraftEntity } from '../entities/saved-draft/saved-draft.mongo';
import { surveyEntity } from '../entities/survey/survey.mongo';
import { surveyCommentEntity } from '../entities/survey-comment/survey-comment.mongo';
import { surveyPreviewEntity } from '../entities/survey-preview/survey-preview.mongo';
import { visitEntity } from '../entities/visit/visit.mongo';
import { watchEntity } from '../entities/watch/watch.mongo';
import { waveEntity } from '../entities/wave/wave.mongo';
import { weightingEntity } from '../entities/weighting/weighting.mongo';

const everything = defineFeature({
  name: 'everything',
  entities: [
    campaignEntity,
    answerSeriesEntity,
    surveyEntity,
    savedDraftEntity,
    presenceEntity,
    surveyCommentEntity,
    surveyPreviewEntity,
    bankedQuestionsEntity,
    councilPlaceEntity,
    qrCodeEntity,
    audienceEntity,
    responseEntity,
    rollupEntity,
    reportLayoutEntity,
    counterEntity,
    visitEntity,
    councilEntity,
    populationEntity,
    assetEntity,
    insightEntity,
    codebookEntity,
    commentPlanEntity,
    labelSampleEntity,
    redactionEntity,
    annotationEntity,
    exclusionBatchEntity,
    labelRunEntity,
    weightingEntity,
    waveEntity,
    integrityEntity,
    evidenceEntity,
    publicationEntity,
    commitmentEntity,
    watchEntity,
  ],
});

export const { models } = everything;

/** All repositories of this service. Features name only the ones that they use. */
export const createRepositories = (scope: Scope) => everything.repositories(scope, null);

export type Repositories = ReturnType<typeof createRepositories>;
