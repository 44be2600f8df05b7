import { type AiCredentials, type AiRefusal, DomainError, type ErrorCode } from '@folkmoot/contracts';
import type { AiTools } from './ai.types';

const codes: Readonly<Record<AiRefusal, ErrorCode>> = {
  off: 'ai_switched_off',
  council_off: 'ai_switched_off',
  not_configured: 'ai_not_configured',
  ceiling_reached: 'ai_ceiling_reached',
};

/** The provider of a council, with its key. Throws the reason when there is none. */
export const providerOf = async ({ admin }: AiTools, councilId: string): Promise<AiCredentials> => {
  const { provider, refusal } = await admin.credentials(councilId);
  if (refusal) throw new DomainError(codes[refusal]);
  if (!provider) throw new DomainError('ai_not_configured');
  return provider;
};
