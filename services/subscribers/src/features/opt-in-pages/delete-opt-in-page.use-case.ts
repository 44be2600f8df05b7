import type { Context } from '@folkmoot/service-kit';
import { publishPageChanged } from '../../entities/opt-in-page';
import type { PageRecords } from './opt-in-page.types';

/** Takes a page out of sight, to be brought back within 30 days. Who signed up stays. Throws not_found. */
export const deleteOptInPage = ({ actor, unitOfWork, clock }: Context<PageRecords>, pageId: string): Promise<void> =>
  unitOfWork(actor, async ({ optInPages, outbox }) => {
    const page = await optInPages.get(pageId);
    await publishPageChanged(outbox, await optInPages.save({ ...page, deletedAt: clock.now() }));
  });
