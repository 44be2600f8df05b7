import type { Outbox } from '@folkmoot/service-kit';
import { tellPageChanged } from './opt-in-page.events';
import type { OptInPageRepository } from './opt-in-page.repository';

interface Unit {
  readonly optInPages: OptInPageRepository;
  readonly outbox: Outbox;
}

/** Takes a topic off every page that offers it; with `into` they offer that one in its place. */
export const topicLeavesPages = async (
  { optInPages, outbox }: Unit,
  tagId: string,
  into: string | null = null,
): Promise<void> => {
  for (const page of await optInPages.listOfTag(tagId)) {
    const left = page.tagIds.flatMap((id) => (id === tagId ? (into ?? []) : id));
    await tellPageChanged(outbox, await optInPages.save({ ...page, tagIds: [...new Set(left)] }));
  }
};
