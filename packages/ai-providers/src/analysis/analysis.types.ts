import type { AiProviderKind, AnalysisType, InsightResult, JudgementLack, RedactionKind } from '@folkmoot/contracts';

/** A free-text answer of a person. */
export interface Comment {
  readonly responseId: string;
  readonly questionId: string;
  readonly text: string;
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
  /** Known names of people. They are redacted everywhere. */
  readonly names?: readonly string[];
  readonly signal?: AbortSignal | undefined;
}

export type Redactions = Partial<Record<RedactionKind, number>>;

/** The data that will be sent, for the ledger. */
export interface Sending {
  readonly comments: number;
  /** SHA-256 of the data that is sent. */
  readonly contentHash: string;
  readonly redactions: Redactions;
  readonly kind: AiProviderKind;
  readonly model: string;
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
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** The result of an analysis, before the fields that all kinds share are added. */
export interface Finding {
  readonly result: InsightResult | null;
  readonly lack: JudgementLack | null;
  readonly dropped: number;
}

export const lacking = (lack: JudgementLack, dropped = 0): Finding => ({ result: null, lack, dropped });
export const withResult = (result: InsightResult, dropped = 0): Finding => ({ result, lack: null, dropped });
