import { createSignedTokens } from './signed-token';

/** The query parameter that carries the token: `/{councilSlug}/{pageSlug}?preview=TOKEN`. */
export const PAGE_PREVIEW_PARAMETER = 'preview';

/** A page, and the revision of it that staff saved before they asked to see it. */
export interface PreviewedPage {
  readonly id: string;
  readonly revision: number;
}

export interface PagePreviewTokens {
  /** A token that shows this page, active or not, until `expiresAt` (to the second). */
  issue(page: PreviewedPage, expiresAt: Date): string;
  /** The page that a token shows, or null for a token that is forged, broken or expired. */
  read(token: string, now: Date): PreviewedPage | null;
}

const REVISION = /^\d{1,15}$/;

/** Tokens for looking at an opt-in page before it is active: subscribers makes them, public reads them, both with SUBSCRIBER_KEY. */
export const createPagePreviewTokens = (key: string): PagePreviewTokens => {
  const tokens = createSignedTokens(key, 'page-preview');
  return {
    issue: ({ id, revision }, expiresAt) => tokens.issue([id, String(revision)], expiresAt),
    read: (token, now) => {
      // Tokens of earlier versions have no revision.
      const [id, revision = '0', ...rest] = tokens.read(token, now) ?? [];
      return id && REVISION.test(revision) && rest.length === 0 ? { id, revision: Number(revision) } : null;
    },
  };
};
