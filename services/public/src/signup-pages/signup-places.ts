import type { CopiesRepository } from '../published/copies.repository';
import { recently } from '../timing/recently';
import type { SignupCopies } from './signup-copies.repository';
import type { SignupPlaces } from './signup-page.domain';

type Reader = Pick<CopiesRepository, 'findCouncil' | 'findCouncilBySlug'>;

/** What residents can subscribe to, from memory; at most half a second old, older while the database is away. */
export interface KnownPlaces {
  /** Null for a council that is not there. */
  ofSlug(councilSlug: string): Promise<SignupPlaces | null>;
  ofCouncil(councilId: string): Promise<SignupPlaces | null>;
  forget(): void;
}

const KEEP = { forMs: 500, most: 2_000 };

export const createKnownPlaces = (councils: Reader, copies: SignupCopies): KnownPlaces => {
  const placesOf = async (councilId: string): Promise<SignupPlaces | null> => {
    const council = await councils.findCouncil(councilId);
    if (!council || council.isDeleted) return null;
    // A suspended council keeps its name for the links in mails, and has nothing to sign up to.
    if (council.isSuspended) return { council, pages: [], tags: [] };
    const [pages, tags] = await Promise.all([copies.listPages(councilId), copies.listTags(councilId)]);
    return { council, pages, tags };
  };
  const byCouncil = recently(placesOf, KEEP);
  const bySlug = recently(async (slug) => {
    const council = await councils.findCouncilBySlug(slug);
    return council && placesOf(council.id);
  }, KEEP);
  return {
    ofSlug: bySlug.get,
    ofCouncil: byCouncil.get,
    forget: () => {
      byCouncil.forget();
      bySlug.forget();
    },
  };
};
