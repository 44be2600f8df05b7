import type { Actor } from '@folkmoot/contracts';
import type { Clock, Units } from '@folkmoot/service-kit';
import type { PageRecords } from './deps';

interface Deps {
  readonly units: Pick<Units<PageRecords>, 'reader'>;
  readonly clock: Clock;
}

/**
 * The three cards above the list: pages, their sign-ups, and how many are active; and how many messages wait because more
 * people signed up than usual.
 */
export const readPageStats = async ({ units, clock }: Deps, actor: Actor) => {
  const { optInPages, pageFigures, mails } = units.reader(actor);
  const pages = await optInPages.listStates();
  const totals = await pageFigures.totalsOf(pages.map(({ id }) => id));
  return {
    pages: pages.length,
    signups: [...totals.values()].reduce((sum, { signups }) => sum + signups, 0),
    active: pages.filter(({ isActive }) => isActive).length,
    heldMails: await mails.countHeld(clock.now()),
  };
};
