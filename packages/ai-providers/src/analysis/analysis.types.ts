import type { AnalysisType, DroppedClaim, InsightResult, JudgementLack, SentimentLabel } from '@folkmoot/contracts';
import type { LabelTheme } from '../labelling/labelling.types';

/** A free-text answer of a person. */
export interface Comment {
  readonly responseId: string;
  readonly questionId: string;
  readonly text: string;
  /** The label of a comment that was read before; null when it is not judged. */
  readonly sentiment?: SentimentLabel | null;
  /** Its themes of the codebook, with the words that support them. */
  readonly themes?: readonly { readonly id: string; readonly words: readonly string[] }[];
}

export interface AnalysisRequest {
  readonly type: AnalysisType;
  readonly campaignTitle: string;
  readonly campaignDescription: string;
  readonly councilName: string;
  readonly industry: string;
  readonly questions: readonly { readonly id: string; readonly title: string }[];
  readonly responses: number;
  /** Number of all comments. More than `comments` when these are a sample. */
  readonly totalComments: number;
  readonly comments: readonly Comment[];
  /** Present when the comments carry labels: the themes of the codebook, if there is one. */
  readonly codebook?: readonly LabelTheme[] | undefined;
  /** Known names of people. They are redacted everywhere. */
  readonly names?: readonly string[];
  readonly signal?: AbortSignal | undefined;
}

export interface Analysis {
  /** The analysis as text, see `analysis-text.messages.ts`. */
  readonly analysis: string;
  readonly result: InsightResult | null;
  readonly lack: JudgementLack | null;
  readonly read: number;
  readonly leftOut: number;
  readonly languages: readonly string[];
  readonly model: string;
  readonly region: string;
  /** Number of statements that no comment supports. */
  readonly dropped: number;
  /** The dropped statements of a provider that can be listed. */
  readonly droppedClaims: readonly DroppedClaim[];
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** The result of an analysis, before the fields that all kinds share are added. */
export interface Finding {
  readonly result: InsightResult | null;
  readonly lack: JudgementLack | null;
  readonly dropped: number;
  readonly droppedClaims?: readonly DroppedClaim[];
}

export const lacking = (lack: JudgementLack, dropped = 0): Finding => ({ result: null, lack, dropped });
export const withResult = (result: InsightResult, dropped = 0): Finding => ({ result, lack: null, dropped });
