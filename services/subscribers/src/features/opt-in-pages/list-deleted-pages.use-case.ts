import type { Actor, DeletedOptInPage } from '@folkmoot/contracts';
import type { Clock, Listed, Units } from '@folkmoot/service-kit';
import { keptSince, restorableUntil } from '../../opt-in-pages/opt-in-page.domain';
import type { PageRecords } from './deps';

interface Deps {
  readonly units: Pick<Units<PageRecords>, 'reader'>;
  readonly clock: Clock;
}

/** What can still be brought back, the last deleted first (E-79). */
export const listDeletedPages = async (
  { units, clock }: Deps,
  actor: Actor,
  page: { readonly cursor?: string | undefined; readonly limit?: number | undefined },
): Promise<Listed<DeletedOptInPage>> => {
  const { optInPages, pageFigures } = units.reader(actor);
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
