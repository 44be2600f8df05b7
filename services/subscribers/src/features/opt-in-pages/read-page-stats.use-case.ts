import type { Actor } from '@folkmoot/contracts';
import type { Units } from '@folkmoot/service-kit';
import type { PageRecords } from './deps';

/** The three cards above the list: pages, their sign-ups, and how many are active. */
export const readPageStats = async (units: Pick<Units<PageRecords>, 'reader'>, actor: Actor) => {
  const { optInPages, pageFigures } = units.reader(actor);
  const pages = await optInPages.listStates();
  const totals = await pageFigures.totalsOf(pages.map(({ id }) => id));
  return {
    pages: pages.length,
    signups: [...totals.values()].reduce((sum, { signups }) => sum + signups, 0),
    active: pages.filter(({ isActive }) => isActive).length,
  };
};
