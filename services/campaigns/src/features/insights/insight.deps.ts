import type { Analysis, AnalysisRequest, Sending } from '@folkmoot/ai-providers';
import type { AiCredentials, AiRefusal, BodyOf, noteAiUseOperation } from '@folkmoot/contracts';
import type { Jobs } from '@folkmoot/service-kit';
import type { Deps } from '../../records/repositories';

export interface Used {
  readonly model: string;
  readonly region: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Told before anything leaves for a provider, and what the call used. */
export interface Witness {
  readonly onSend: (sending: Sending) => Promise<void>;
  readonly onUse: (used: Used) => Promise<void>;
}

export type AnalyseComments = (
  credentials: AiCredentials,
  request: AnalysisRequest,
  witness: Witness,
) => Promise<Analysis>;

/** What admin says and is told about AI. Throws ai_settings_unavailable when it does not answer. */
export interface AiAdmin {
  credentials(councilId: string): Promise<{ provider: AiCredentials | null; refusal: AiRefusal | null }>;
  noteUse(use: BodyOf<typeof noteAiUseOperation>): Promise<void>;
}

export interface InsightDeps extends Deps {
  readonly jobs: Pick<Jobs, 'schedule'>;
  readonly admin: AiAdmin;
  readonly analyse: AnalyseComments;
  /** A tiny call, with what it used. */
  readonly probe: (credentials: AiCredentials) => Promise<Used>;
  /** Between two calls of a provider outside (D1). */
  readonly pauseMs: number;
  /** How long an answer may wait for its job. */
  readonly waitMs: number;
}
