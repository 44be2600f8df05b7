import type { Witness as ProviderWitness } from '@folkmoot/ai-providers';
import type { Actor, AiCredentials, AiRefusal, BodyOf, noteAiUseOperation } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { InsightRepository } from '../../entities/insight';

/** AI settings and usage in the admin service. Throws ai_settings_unavailable when it does not answer. */
export interface AiAdmin {
  credentials(councilId: string): Promise<{ provider: AiCredentials | null; refusal: AiRefusal | null }>;
  noteUse(use: BodyOf<typeof noteAiUseOperation>): Promise<void>;
}

export interface AiTools {
  readonly admin: AiAdmin;
}

/** Called before data leaves for a provider. It returns what notes the usage of the call. */
export type Witness = Pick<ProviderWitness, 'onSend'>;

export type LedgerContext = Pick<
  Context<{ readonly insights: InsightRepository }, Actor>,
  'actor' | 'unitOfWork' | 'reader' | 'clock'
>;
