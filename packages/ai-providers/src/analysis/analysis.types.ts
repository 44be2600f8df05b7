import type { AiProviderKind, AnalysisType, InsightResult, JudgementLack, RedactionKind } from '@folkmoot/contracts';

/** An answer in a person's own words. */
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
  /** How many comments there are; more than `comments` where these are a sample. */
  readonly totalComments: number;
  readonly comments: readonly Comment[];
  /** Names known to belong to people, blacked out wherever they stand. */
  readonly names?: readonly string[];
  readonly signal?: AbortSignal | undefined;
}

export type Redactions = Partial<Record<RedactionKind, number>>;

/** What is about to leave, for the ledger. */
export interface Sending {
  readonly comments: number;
  /** SHA-256 of what is sent. */
  readonly contentHash: string;
  readonly redactions: Redactions;
  readonly kind: AiProviderKind;
  readonly model: string;
}

export interface Analysis {
  /** D1's text. */
  readonly analysis: string;
  readonly result: InsightResult | null;
  readonly lack: JudgementLack | null;
  readonly read: number;
  readonly leftOut: number;
  readonly languages: readonly string[];
  readonly model: string;
  readonly region: string;
  /** Statements that nothing in the comments bears out. */
  readonly dropped: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** What an analysis found, before what is the same for all is added. */
export interface Finding {
  readonly result: InsightResult | null;
  readonly lack: JudgementLack | null;
  readonly dropped: number;
}

export const lacking = (lack: JudgementLack, dropped = 0): Finding => ({ result: null, lack, dropped });
export const found = (result: InsightResult, dropped = 0): Finding => ({ result, lack: null, dropped });
