import type { ArchivedNewsletter } from '@folkmoot/contracts';

/** Copies of newsletters on public pages, updated by events of subscribers. They span councils, because residents name none. */
export interface NewsletterCopyRepository {
  /** Also one that was withdrawn. */
  findNewsletter(id: string): Promise<ArchivedNewsletter | null>;
  saveNewsletter(newsletter: ArchivedNewsletter): Promise<void>;
  /** The newest newsletters of a council that are not withdrawn. */
  listNewsletters(councilId: string, limit: number): Promise<ArchivedNewsletter[]>;
}
