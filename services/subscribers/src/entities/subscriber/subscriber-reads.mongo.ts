import { DomainError } from '@folkmoot/contracts';
import { inChunks } from './chunks';
import type { StoredSubscriber } from './subscriber.domain';
import { havingAttribute, type Resolve, type Subscribers, toSubscriber } from './subscriber-document.mongo';
import type { SubscriberDocument } from './subscriber-model.mongo';

/** Finds people by id, address, tag or attribute. */
export const readsOf = (subscribers: Subscribers, merged: Resolve) => {
  const all = async (documents: readonly SubscriberDocument[]): Promise<StoredSubscriber[]> => {
    const tags = await merged();
    return documents.map((document) => toSubscriber(document, tags));
  };
  return {
    get: async (id: string) => {
      const subscriber = toSubscriber(await subscribers.get(id), await merged());
      if (subscriber.status === 'erased') throw new DomainError('not_found');
      return subscriber;
    },
    findByEmail: async (email: string) => {
      const document = await subscribers.findOne({ email });
      return document && toSubscriber(document, await merged());
    },
    findByEmails: async (emails: readonly string[]) => {
      const documents: SubscriberDocument[] = [];
      for (const some of inChunks(emails)) documents.push(...(await subscribers.find({ email: { $in: some } })));
      return all(documents);
    },
    findByIds: async (ids: readonly string[]) =>
      all(await subscribers.find({ _id: { $in: ids }, status: { $ne: 'erased' } })),
    countOfAttribute: (key: string) => subscribers.count(havingAttribute(key)),
    listOfTag: async (tagId: string, limit: number) => all(await subscribers.find({ everTagIds: tagId }, { limit })),
  };
};
