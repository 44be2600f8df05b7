import type { AiCredentials, AiProviderKind } from '@folkmoot/contracts';
import { azureModel, openAiModel } from './chat-models';
import type { LanguageModel } from './language-model';
import type { Reach } from './reach';
import { vertexModel } from './vertex-model';

const clients: Readonly<Record<AiProviderKind, ((credentials: AiCredentials, reach: Reach) => LanguageModel) | null>> =
  {
    built_in: null,
    vertex: vertexModel,
    openai: openAiModel,
    azure: azureModel,
  };

/** The client of a provider. Null for the built-in one, which is no language model. */
export const createLanguageModel = (credentials: AiCredentials, reach: Reach): LanguageModel | null =>
  clients[credentials.kind]?.(credentials, reach) ?? null;
