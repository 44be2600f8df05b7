import { type Actor, numberedSlug, reservedSlugs } from '@folkmoot/contracts';
import type { Context, Logger } from '@folkmoot/service-kit';
import { type CouncilRepository, withSlug } from '../../entities/council';
import { publishCouncilChanged } from './council.events';
import type { CouncilRecords } from './council.types';

const MAX_TRIED_SLUGS = 20;

const freeSlug = async (councils: CouncilRepository, slug: string): Promise<string> => {
  const wanted = Array.from({ length: MAX_TRIED_SLUGS }, (_, index) => numberedSlug(slug, index + 2));
  const taken = new Set((await councils.findBySlugs(wanted)).flatMap((each) => [each.slug, ...each.formerSlugs]));
  const free = wanted.find((each) => !taken.has(each));
  if (!free) throw new Error(`no address like ${slug} is free`);
  return free;
};

/**
 * Gives another address to councils whose own address is reserved since a newer version: `kiosk` becomes `kiosk-2`. The
 * old address redirects. The change is in the service's log, the activity log and System Health.
 */
export const freeReservedSlugs = async (
  { actor, acrossCouncils, clock }: Context<CouncilRecords, Actor>,
  logger: Pick<Logger, 'warn'>,
): Promise<void> => {
  const reserved = [...reservedSlugs];
  const reservedCouncils = (await acrossCouncils.reader().councils.findBySlugs(reserved)).filter(({ slug }) =>
    reservedSlugs.has(slug),
  );
  for (const { id } of reservedCouncils) {
    await acrossCouncils.unitOfWork(actor, async ({ councils, outbox }) => {
      const council = await councils.get(id);
      if (!reservedSlugs.has(council.slug)) return;
      const slug = await freeSlug(councils, council.slug);
      const saved = await councils.save(council, { ...withSlug(council, slug), updatedAt: clock.now() });
      await publishCouncilChanged(outbox, saved, ['slug']);
      logger.warn(
        { councilId: id, from: council.slug, to: slug },
        'a council got another address: its own is reserved',
      );
    });
  }
};
