import {
  createSubscriberOperation,
  createTagOperation,
  DEFAULT_TAG_COLOUR,
  getSubscriberStatsOperation,
  listSubscribersOperation,
  listTagsOperation,
  type Subscriber,
  type Tag,
  updateTagOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/alone';
import { onImports } from './import-handlers';
import { createOptInHandlers } from './opt-in-handlers';
import { sampleSubscribers, sampleTags } from './sample-people';

interface Query {
  q?: string;
  tagId?: string;
  status?: string;
}

const matches = ({ email, uniqueId, tags, status }: Subscriber, { q = '', tagId, status: wanted }: Query): boolean =>
  `${email} ${uniqueId}`.toLowerCase().includes(q.toLowerCase()) &&
  (!tagId || tags.some(({ id }) => id === tagId)) &&
  (!wanted || status === wanted);

const bySource = (subscribers: readonly Subscriber[], source: Subscriber['source']): number =>
  subscribers.filter((one) => one.source === source).length;

const onSubscribers = (subscribers: Subscriber[], tags: readonly Tag[]): Handler[] => [
  handle(listSubscribersOperation, ({ query = {} }) => ({
    items: subscribers.filter((subscriber) => matches(subscriber, query)),
    nextCursor: null,
  })),
  handle(getSubscriberStatsOperation, () => ({
    total: subscribers.length,
    active: subscribers.filter(({ status }) => status === 'active').length,
    optIn: bySource(subscribers, 'opt_in'),
    csvImport: bySource(subscribers, 'csv_upload'),
    postSurvey: bySource(subscribers, 'post_survey'),
  })),
  handle(createSubscriberOperation, ({ body }) => {
    if (subscribers.some(({ email }) => email === body.email)) throw problem('subscriber_exists');
    const fresh: Subscriber = {
      id: `sub-${subscribers.length}`,
      councilId: 'council-riverside',
      email: body.email.toLowerCase(),
      displayEmail: body.email,
      uniqueId: `R${subscribers.length + 1}`,
      source: 'manual',
      status: 'active',
      subscribedAt: new Date().toISOString(),
      tags: tags.filter(({ id }) => body.tagIds.includes(id)),
      revision: 1,
    };
    subscribers.unshift(fresh);
    return fresh;
  }),
];

const counted = (tag: Tag, subscribers: readonly Subscriber[]): Tag => ({
  ...tag,
  subscriberCount: subscribers.filter(({ status, tags }) => status === 'active' && tags.some(({ id }) => id === tag.id))
    .length,
});

const onTags = (tags: Tag[], subscribers: readonly Subscriber[]): Handler[] => [
  handle(listTagsOperation, () => ({ items: tags.map((tag) => counted(tag, subscribers)), nextCursor: null })),
  handle(createTagOperation, ({ body }) => {
    if (tags.some(({ name }) => name.toLowerCase() === body.name.toLowerCase())) throw problem('tag_name_taken');
    const { description = '', color = DEFAULT_TAG_COLOUR, isDefault = false } = body;
    const made = { id: `tag-${tags.length}`, councilId: 'council-riverside', createdBy: 'user-ada', revision: 1 };
    const fresh = { ...made, name: body.name, description, color, isDefault, subscriberCount: 0 };
    tags.push({ ...fresh, createdAt: new Date().toISOString() });
    return tags.at(-1) as Tag;
  }),
  handle(updateTagOperation, ({ params, body }) => {
    const at = tags.findIndex(({ id }) => id === params.tagId);
    const before = tags[at];
    if (!before) throw problem('not_found');
    const after = { ...before, ...body, revision: before.revision + 1 };
    tags[at] = after;
    return counted(after, subscribers);
  }),
];

/** Every operation of this remote, answered from memory. */
export const createHandlers = (): Handler[] => {
  const tags = sampleTags();
  const subscribers = sampleSubscribers(tags);
  return [
    ...onSubscribers(subscribers, tags),
    ...onTags(tags, subscribers),
    ...onImports(),
    ...createOptInHandlers(tags),
  ];
};
