import { numberedSlug, reservedSlugs, systemActor } from '@folkmoot/contracts';
import type { Logger } from '@folkmoot/service-kit';
import type { CouncilRepository } from '../../records/council.repository';
import { withSlug } from '../../records/council-address.domain';
import type { Deps } from '../../records/deps';
import { tellCouncilChanged } from './council.events';

const TRIED_AT_ONCE = 20;

const freeSlug = async (councils: CouncilRepository, slug: string): Promise<string> => {
  const wanted = Array.from({ length: TRIED_AT_ONCE }, (_, index) => numberedSlug(slug, index + 2));
  const taken = new Set((await councils.findBySlugs(wanted)).flatMap((each) => [each.slug, ...each.formerSlugs]));
  const free = wanted.find((each) => !taken.has(each));
  if (!free) throw new Error(`no address like ${slug} is free`);
  return free;
};

interface FreeDeps extends Deps {
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * Gives councils another address whose own one the product has reserved since they were made: `kiosk` becomes `kiosk-2`. The
 * old address goes on leading to them. The log, the activity log and System Health say so.
 */
export const freeReservedSlugs = async ({ units, clock, logger }: FreeDeps): Promise<void> => {
  const reserved = [...reservedSlugs];
  const inTheWay = (await units.readerAcrossCouncils().councils.findBySlugs(reserved)).filter(({ slug }) =>
    reservedSlugs.has(slug),
  );
  for (const { id } of inTheWay) {
    await units.unitOfWorkAcrossCouncils(systemActor('admin'), async ({ councils, outbox }) => {
      const council = await councils.get(id);
      if (!reservedSlugs.has(council.slug)) return;
      const slug = await freeSlug(councils, council.slug);
      const saved = await councils.save(council, { ...withSlug(council, slug), updatedAt: clock.now() });
      await tellCouncilChanged(outbox, saved, ['slug']);
      logger.warn(
        { councilId: id, from: council.slug, to: slug },
        'a council got another address: its own is reserved',
      );
    });
  }
};
