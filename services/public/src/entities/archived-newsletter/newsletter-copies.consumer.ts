import { newsletterArchivedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { NewsletterCopyRepository } from './newsletter-copies.repository';

interface Repositories {
  newsletterCopies: NewsletterCopyRepository;
}

/** Stores newsletters and their withdrawal. The highest revision wins in any order. */
export const onNewsletterArchived: Consumer<Repositories> = consumer(
  'public.newsletters',
  [newsletterArchivedEvent],
  async ({ payload: { newsletter } }, { newsletterCopies }: Repositories) => {
    const known = await newsletterCopies.findNewsletter(newsletter.id);
    if (!known || known.revision < newsletter.revision) await newsletterCopies.saveNewsletter(newsletter);
  },
);
