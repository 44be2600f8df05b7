import type { Outbox } from '@folkmoot/service-kit';
import { publishPageChanged } from './opt-in-page.events';
import type { OptInPageRepository } from './opt-in-page.repository';

interface Unit {
  readonly optInPages: OptInPageRepository;
  readonly outbox: Outbox;
}

/** Replaces a topic by another one on every page that offers it. */
export const replaceTopic = async ({ optInPages, outbox }: Unit, tagId: string, into: string): Promise<void> => {
  for (const page of await optInPages.listOfTag(tagId)) {
    const left = page.tagIds.map((id) => (id === tagId ? into : id));
    await publishPageChanged(outbox, await optInPages.save({ ...page, tagIds: [...new Set(left)] }));
  }
};
