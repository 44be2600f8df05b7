import type { Codebook, NewCodebook } from './codebook.domain';

export interface CodebookRepository {
  /** Oldest first. */
  list(): Promise<Codebook[]>;
  count(): Promise<number>;
  /** Throws codebook_not_found. */
  get(id: string): Promise<Codebook>;
  find(id: string): Promise<Codebook | null>;
  insert(codebook: NewCodebook): Promise<Codebook>;
  /** Throws stale_revision. */
  save(codebook: Codebook): Promise<Codebook>;
  delete(id: string): Promise<void>;
}
