import type { Context } from '@folkmoot/service-kit';
import type { PageRecords } from './opt-in-page.types';

/**
 * Figures above the list: pages, sign-ups, active pages, and the number of messages that wait because more people
 * signed up than usual.
 */
export const readPageStats = async ({ actor, reader, clock }: Context<PageRecords>) => {
  const { optInPages, pageFigures, mails } = reader(actor);
  const pages = await optInPages.listStates();
  const totals = await pageFigures.totalsOf(pages.map(({ id }) => id));
  return {
    pages: pages.length,
    signups: [...totals.values()].reduce((sum, { signups }) => sum + signups, 0),
    active: pages.filter(({ isActive }) => isActive).length,
    heldMails: await mails.countHeld(clock.now()),
  };
};
