import type { Outbox } from '@folkmoot/service-kit';
import { tellPageChanged } from './opt-in-page.events';
import type { OptInPageRepository } from './opt-in-page.repository';

interface Unit {
  readonly optInPages: OptInPageRepository;
  readonly outbox: Outbox;
}

/** Every page that offers a topic offers another one in its place. */
export const replaceTopic = async ({ optInPages, outbox }: Unit, tagId: string, into: string): Promise<void> => {
  for (const page of await optInPages.listOfTag(tagId)) {
    const left = page.tagIds.map((id) => (id === tagId ? into : id));
    await tellPageChanged(outbox, await optInPages.save({ ...page, tagIds: [...new Set(left)] }));
  }
};
