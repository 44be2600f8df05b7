import { type Context, PAGE_PREVIEW_PARAMETER } from '@folkmoot/service-kit';
import { publicUrls } from '../../entities/opt-in-page';
import type { PageRecords, PageTools } from './opt-in-page.types';

const HOUR_MS = 3_600_000;

/** An address that shows a page for an hour, active or not. Throws not_found. */
export const previewLink = async (
  { actor, reader, clock }: Context<PageRecords>,
  pageId: string,
  { publicOrigin, previews }: Pick<PageTools, 'publicOrigin' | 'previews'>,
): Promise<{ url: string }> => {
  const records = reader(actor);
  const page = await records.optInPages.get(pageId);
  const url = new URL((await publicUrls(records, actor.councilId, publicOrigin))(page.slug));
  const expiresAt = new Date(clock.now().getTime() + HOUR_MS);
  url.searchParams.set(PAGE_PREVIEW_PARAMETER, previews.issue(page, expiresAt));
  return { url: url.toString() };
};
