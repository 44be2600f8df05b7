import { DomainError } from '@folkmoot/contracts';
import type { StoredOptInPage } from '../../opt-in-pages/opt-in-page.domain';
import { pageMessages } from '../../opt-in-pages/opt-in-page.messages';
import type { PageRecords } from './deps';

/**
 * Throws slug_taken for an address that leads to another page. Where it is one that the other had before, the text says
 * so, since nobody finds it in the list (E-84).
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
