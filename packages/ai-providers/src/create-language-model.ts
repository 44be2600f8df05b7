import type { AiCredentials, AiProviderKind } from '@folkmoot/contracts';
import { azureModel, openAiModel } from './chat-models';
import type { LanguageModel } from './language-model';
import { vertexModel } from './vertex-model';

const clients: Readonly<Record<AiProviderKind, ((credentials: AiCredentials) => LanguageModel) | null>> = {
  built_in: null,
  vertex: vertexModel,
  openai: openAiModel,
  azure: azureModel,
};

/** The client of a provider; null for the built-in one, which is no language model. */
export const createLanguageModel = (credentials: AiCredentials): LanguageModel | null =>
  clients[credentials.kind]?.(credentials) ?? null;
