import { createSignedTokens } from './signed-token';

/** The query parameter that carries the token: `/{councilSlug}/{pageSlug}?preview=TOKEN`. */
export const PAGE_PREVIEW_PARAMETER = 'preview';

export interface PagePreviewTokens {
  /** A token that shows the page with this id, active or not, until `expiresAt` (to the second). */
  issue(pageId: string, expiresAt: Date): string;
  /** The id of the page that a token shows, or null for one that is forged, broken or expired. */
  read(token: string, now: Date): string | null;
}

/** Tokens for looking at an opt-in page before it is active: subscribers makes them, public reads them, both with SUBSCRIBER_KEY. */
export const createPagePreviewTokens = (key: string): PagePreviewTokens => {
  const tokens = createSignedTokens(key, 'page-preview');
  return {
    issue: (pageId, expiresAt) => tokens.issue([pageId], expiresAt),
    read: (token, now) => {
      const [pageId, ...rest] = tokens.read(token, now) ?? [];
      return pageId && rest.length === 0 ? pageId : null;
    },
  };
};
