import { AiProviderError, type Reach, summarise } from '@folkmoot/ai-providers';
import { sampleSurvey } from './ai.messages';
import type { CallProvider } from './ai.types';

/** Uses the same clients as the analyses, so that a successful test means that analyses work. */
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
