import { AiProviderError, type Reach, summarise } from '@folkmoot/ai-providers';
import type { CallProvider } from './ai.deps';
import { sampleSurvey } from './ai.messages';

/** By the clients of the package that analyses use too, so that what passes here works there. */
export const createCallProvider =
  (reach: Reach): CallProvider =>
  async (credentials, texts) => {
    try {
      return { answer: await summarise(credentials, { ...sampleSurvey, texts }, reach), problem: null };
    } catch (error) {
      if (!(error instanceof AiProviderError)) throw error;
      const { failure, message, httpStatus, httpBody } = error;
      return { answer: null, problem: { failure, message, httpStatus, httpBody } };
    }
  };
