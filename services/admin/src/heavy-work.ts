import { DomainError } from '@folkmoot/contracts';
import { createHeavyWork, HeavyWorkLimit } from '@folkmoot/service-kit/heavy-work';
import type { AdminTasks } from './heavy-worker';
import type { DrawnLogo, SentLogo, SentPicture } from './integrations/logos/draw-logo';
import { messages } from './integrations/logos/logo.messages';

const LOGO_LIMIT_MS = 5_000;

/** Draws logos and pictures in a separate process, one at a time for each council. Has a timeout. */
export const createLogoDrawing = () => {
  const work = createHeavyWork<AdminTasks>({ program: new URL('./heavy-worker', import.meta.url) });
  return async (sent: SentLogo | SentPicture, councilId: string): Promise<DrawnLogo> => {
    try {
      return await work.run('drawLogo', sent, { limitMs: LOGO_LIMIT_MS, key: councilId });
    } catch (error) {
      if (!(error instanceof HeavyWorkLimit)) throw error;
      throw new DomainError('file_unreadable', { detail: messages.tooComplicated, cause: error });
    }
  };
};
