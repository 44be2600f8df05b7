import { DomainError, getAiCredentialsOperation, noteAiUseOperation } from '@folkmoot/contracts';
import { createServiceCalls, statusOf } from '@folkmoot/service-kit';
import type { AiAdmin } from './ai.types';

const NOT_FOUND = 404;

interface Options {
  /** Absent when the address of the admin service is not configured. */
  readonly adminUrl?: string | undefined;
  readonly serviceKey: string;
}

const unavailable = (cause: unknown): DomainError => new DomainError('ai_settings_unavailable', { cause });

/** Client of the admin service, which stores the keys and counts the costs. */
export const createAiAdmin = ({ adminUrl, serviceKey }: Options): AiAdmin => {
  const { callService } = createServiceCalls({ from: 'campaigns', serviceKey, addressOf: () => adminUrl });
  return {
    credentials: async (councilId) => {
      try {
        return await callService(getAiCredentialsOperation, { body: { councilId } });
      } catch (error) {
        if (statusOf(error) === NOT_FOUND) return { provider: null, refusal: 'not_configured' };
        throw unavailable(error);
      }
    },
    noteUse: async (use) => {
      try {
        await callService(noteAiUseOperation, { body: use });
      } catch (error) {
        // The usage of a deleted provider is not counted.
        if (statusOf(error) !== NOT_FOUND) throw unavailable(error);
      }
    },
  };
};
