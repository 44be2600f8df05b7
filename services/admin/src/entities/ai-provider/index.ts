export type { AiProviderChanges, AiRepository, StoredAiProvider } from './ai.repository';
