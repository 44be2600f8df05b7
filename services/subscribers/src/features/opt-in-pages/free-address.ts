import { DomainError } from '@folkmoot/contracts';
import { pageMessages, type StoredOptInPage } from '../../entities/opt-in-page';
import type { PageRecords } from './opt-in-page.types';

/**
 * Throws slug_taken for an address that leads to another page. Where it is one that the other had before, the text says
 * so, since nobody finds it in the list.
 */
export const requireFreeAddress = async (
  { optInPages }: Pick<PageRecords, 'optInPages'>,
  slug: string,
  page: Pick<StoredOptInPage, 'id'> | null = null,
): Promise<void> => {
  const other = (await optInPages.findByAddresses([slug])).find(({ id }) => id !== page?.id);
  if (!other) return;
  const detail = other.slug === slug ? undefined : pageMessages.leadsElsewhere(other.title);
  throw new DomainError('slug_taken', { ...(detail ? { detail } : {}), fields: [] });
};
