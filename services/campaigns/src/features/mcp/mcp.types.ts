import type {
  AnswerCounts,
  CampaignStatus,
  listAnswersOperation,
  Permission,
  QuestionInput,
  Report,
  Representativeness,
  ResponseOf,
} from '@folkmoot/contracts';
import type { Context, FeatureApp } from '@folkmoot/service-kit';
import type { z } from 'zod';
import type { AnswerSeriesRecords } from '../../entities/answer-series';
import type { Campaign, CampaignRepository } from '../../entities/campaign';
import type { CouncilCopyRepository } from '../../entities/council';
import type { InsightRepository } from '../../entities/insight';
import type { PopulationRepository } from '../../entities/population';
import type { QrCodeRepository } from '../../entities/qr-code';
import type { CounterRepository, RollupRepository } from '../../entities/report';
import type { AskedQuestionRecords, RedactTexts, ResponseRepository } from '../../entities/response';
import type { SavedDraftRepository } from '../../entities/saved-draft';
import type { SurveyCommentRepository } from '../../entities/survey-comment';
import type { VisitRepository } from '../../entities/visit';
import type { CurrentWeightRecords } from '../../entities/weighting';

/** Repositories of the use cases that the tools call. */
export interface McpRecords extends AskedQuestionRecords, AnswerSeriesRecords, CurrentWeightRecords {
  readonly campaigns: CampaignRepository;
  readonly councils: CouncilCopyRepository;
  readonly populations: Pick<PopulationRepository, 'get'>;
  readonly counters: CounterRepository;
  readonly insights: InsightRepository;
  readonly qrCodes: QrCodeRepository;
  readonly responses: ResponseRepository;
  readonly rollups: RollupRepository;
  readonly savedDrafts: SavedDraftRepository;
  readonly surveyComments: SurveyCommentRepository;
  readonly visits: VisitRepository;
}

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly round?: number | undefined;
}

/** Use cases of other features, which the tools call. */
export interface McpNeeds {
  readonly listCampaigns: (
    context: Context<McpRecords>,
    query: { status?: CampaignStatus; q?: string; cursor?: string; limit: number },
  ) => Promise<{ items: readonly Campaign[]; nextCursor: string | null }>;
  readonly getReport: (context: Context<McpRecords>, campaignId: string, days: Days) => Promise<Report>;
  /** With weighted figures beside the others. */
  readonly getWeightedReport: (context: Context<McpRecords>, campaignId: string, days: Days) => Promise<Report>;
  readonly getRepresentativeness: (
    context: Context<McpRecords>,
    campaignId: string,
    days: Days,
  ) => Promise<Representativeness>;
  readonly countAnswers: (
    context: Context<McpRecords>,
    campaignId: string,
    query: Days & { rows: string; columns: string; cursor?: string },
  ) => Promise<AnswerCounts>;
  readonly listAnswers: (
    context: Context<McpRecords>,
    of: { campaignId: string; questionId: string },
    query: Days & { q: string; cursor?: string; limit: number },
  ) => Promise<ResponseOf<typeof listAnswersOperation>>;
  readonly createCampaign: (
    context: Context<McpRecords>,
    texts: { title: string; description: string },
  ) => Promise<Campaign>;
  readonly saveSurvey: (
    context: Context<McpRecords>,
    campaignId: string,
    survey: { title: string; description: string; introText: string; introFile: null; questions: QuestionInput[] },
  ) => Promise<unknown>;
  readonly redactTexts: RedactTexts;
}

/** The parts that a tool uses. */
export interface ToolWork {
  readonly context: Context<McpRecords>;
  readonly needs: McpNeeds;
  readonly publicOrigin: string;
}

/** One tool of the server. The name is its name in the protocol. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** For the assistant: when to use the tool, and what it returns. */
  readonly description: string;
  readonly input: z.ZodObject;
  readonly permissions: readonly Permission[];
  readonly isReadOnly: boolean;
  readonly run: (work: ToolWork, input: unknown) => Promise<object>;
}

export type McpApp = FeatureApp<McpRecords, { readonly publicOrigin: string }>;
