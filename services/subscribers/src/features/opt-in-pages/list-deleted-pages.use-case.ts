import type { DeletedOptInPage } from '@folkmoot/contracts';
import type { Context, Listed } from '@folkmoot/service-kit';
import { keptSince, restorableUntil } from '../../entities/opt-in-page';
import type { PageRecords } from './opt-in-page.types';

/** The deleted pages that can still be restored, the last deleted first. */
export const listDeletedPages = async (
  { actor, reader, clock }: Context<PageRecords>,
  page: { readonly cursor?: string | undefined; readonly limit?: number | undefined },
): Promise<Listed<DeletedOptInPage>> => {
  const { optInPages, pageFigures } = reader(actor);
  const { items, nextCursor } = await optInPages.listDeleted(keptSince(clock.now()), page);
  const figures = await pageFigures.totalsOf(items.map(({ id }) => id));
  return {
    items: items.flatMap(({ id, title, slug, deletedAt }) =>
      deletedAt
        ? [
            {
              id,
              title,
              slug,
              signups: figures.get(id)?.signups ?? 0,
              deletedAt: deletedAt.toISOString(),
              restorableUntil: restorableUntil(deletedAt).toISOString(),
            },
          ]
        : [],
    ),
    nextCursor,
  };
};
