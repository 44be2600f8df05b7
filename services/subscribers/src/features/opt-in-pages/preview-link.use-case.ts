import type { Actor } from '@folkmoot/contracts';
import { type Clock, PAGE_PREVIEW_PARAMETER, type PagePreviewTokens, type Units } from '@folkmoot/service-kit';
import type { PageRecords } from './deps';
import { publicUrls } from './opt-in-page.views';

const HOUR_MS = 3_600_000;

interface Deps {
  readonly units: Pick<Units<PageRecords>, 'reader'>;
  readonly clock: Clock;
  readonly publicOrigin: string;
  readonly previews: PagePreviewTokens;
}

/** An address that shows a page for an hour, active or not (E-18). Throws not_found. */
export const previewLink = async (
  { units, clock, publicOrigin, previews }: Deps,
  actor: Actor,
  pageId: string,
): Promise<{ url: string }> => {
  const records = units.reader(actor);
  const page = await records.optInPages.get(pageId);
  const url = new URL((await publicUrls(records, actor.councilId, publicOrigin))(page.slug));
  const expiresAt = new Date(clock.now().getTime() + HOUR_MS);
  url.searchParams.set(PAGE_PREVIEW_PARAMETER, previews.issue(page.id, expiresAt));
  return { url: url.toString() };
};
