import { createTtlCache, type FeatureApp, oncePerService } from '@folkmoot/service-kit';
import type { CopiesRepository } from '../published-survey/copies.repository';
import type { SignupCopyRepository } from './signup-copies.repository';
import type { SignupPlaces } from './signup-page.domain';

type Reader = Pick<CopiesRepository, 'findCouncil' | 'findCouncilBySlug' | 'listShortNames'>;

/** Sign-up places from memory, at most half a second old, older while the database is unavailable. */
export interface KnownPlaces {
  /** Null for a council that does not exist. */
  ofSlug(councilSlug: string): Promise<SignupPlaces | null>;
  ofCouncil(councilId: string): Promise<SignupPlaces | null>;
  forget(): void;
}

const CACHE = { ttlMs: 500, maxEntries: 2_000 };

const createKnownPlaces = (councils: Reader, copies: SignupCopyRepository): KnownPlaces => {
  const placesOf = async (councilId: string): Promise<SignupPlaces | null> => {
    const council = await councils.findCouncil(councilId);
    if (!council || council.isDeleted) return null;
    const shortNames = await councils.listShortNames(councilId);
    // A suspended council keeps its name for the links in mails, but offers no sign-up. Its surveys say that they are closed.
    if (council.isSuspended) return { council, pages: [], tags: [], shortNames };
    const [pages, tags] = await Promise.all([copies.listPages(councilId), copies.listTags(councilId)]);
    return { council, pages, tags, shortNames };
  };
  const byCouncil = createTtlCache(placesOf, CACHE);
  const bySlug = createTtlCache(async (slug) => {
    const council = await councils.findCouncilBySlug(slug);
    return council && placesOf(council.id);
  }, CACHE);
  return {
    ofSlug: bySlug.get,
    ofCouncil: byCouncil.get,
    forget: () => {
      byCouncil.expire();
      bySlug.expire();
    },
  };
};

type PlacesApp = Pick<
  FeatureApp<{ readonly copies: CopiesRepository; readonly signupCopies: SignupCopyRepository }>,
  'units'
>;

/** The sign-up places of a running service. All features use the same memory. */
export const knownPlacesOf = oncePerService(({ units }: PlacesApp) => {
  const { copies, signupCopies } = units.readerAcrossCouncils();
  return createKnownPlaces(copies, signupCopies);
});
