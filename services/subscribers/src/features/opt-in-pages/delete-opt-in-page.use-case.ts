import type { UserActor } from '@folkmoot/contracts';
import { tellPageChanged } from '../../opt-in-pages/opt-in-page.events';
import type { Deps } from './deps';

/** Takes a page out of sight, to be brought back within 30 days (E-79). Who signed up stays. Throws not_found. */
export const deleteOptInPage = ({ unitOfWork, clock }: Deps, actor: UserActor, pageId: string): Promise<void> =>
  unitOfWork(actor, async ({ optInPages, outbox }) => {
    const page = await optInPages.get(pageId);
    await tellPageChanged(outbox, await optInPages.save({ ...page, deletedAt: clock.now() }));
  });
