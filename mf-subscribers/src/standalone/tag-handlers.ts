import {
  createTagOperation,
  DEFAULT_TAG_COLOUR,
  deleteTagOperation,
  listTagsOperation,
  mergeTagOperation,
  restoreTagOperation,
  type SubscriberDetail,
  type Tag,
  updateTagOperation,
} from '@folkmoot/contracts/client';
import { sampleTag } from '@folkmoot/sample-data/subscribers';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';
import { getItem, type Memory } from './memory';

const chipOf = ({ id, name, color }: Tag) => ({ id, name, color });

const without = (person: SubscriberDetail, tagId: string): void => {
  person.tags = person.tags.filter(({ id }) => id !== tagId);
};

/** Removes a tag from everybody. Returns the people who had it. */
const takeOff = ({ people, tags }: Memory, tag: Tag): SubscriberDetail[] => {
  const from = people.filter((person) => person.tags.some(({ id }) => id === tag.id));
  for (const person of from) without(person, tag.id);
  tags.splice(tags.indexOf(tag), 1);
  return from;
};

const editing = (store: Memory, get: (tagId: string) => Tag, counted: (tag: Tag) => Tag): Handler[] => {
  const refuseTaken = (name: string, except?: string) => {
    if (store.tags.some((tag) => tag.id !== except && tag.name.toLowerCase() === name.toLowerCase()))
      throw problem('tag_name_taken');
  };
  return [
    handle(createTagOperation, ({ body }) => {
      refuseTaken(body.name);
      const { name, description = '', color = DEFAULT_TAG_COLOUR, isDefault = false } = body;
      const fields = { name, description, color, isDefault, subscriberCount: 0 };
      const tag = sampleTag({ ...fields, id: `tag-${store.tags.length}-new`, createdAt: new Date().toISOString() });
      store.tags.push(tag);
      return tag;
    }),
    handle(updateTagOperation, ({ params, body: { revision: _revision, ...changes } = {} }) => {
      const tag = get(params.tagId);
      if (changes.name) refuseTaken(changes.name, tag.id);
      Object.assign(tag, changes, { revision: tag.revision + 1 });
      return counted(tag);
    }),
  ];
};

/** Tags, and the effects of their deletion on people. */
export const tagHandlers = (store: Memory): Handler[] => {
  const get = (tagId: string) => getItem(store.tags, ({ id }) => id === tagId);
  const counted = (tag: Tag): Tag => {
    const has = ({ status, tags }: SubscriberDetail) => status === 'active' && tags.some(({ id }) => id === tag.id);
    return { ...tag, subscriberCount: store.people.filter(has).length };
  };
  return [
    handle(listTagsOperation, () => ({
      items: store.tags
        .map(counted)
        .sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.name.localeCompare(b.name)),
      nextCursor: null,
    })),
    ...editing(store, get, counted),
    handle(deleteTagOperation, ({ params }) => {
      const tag = get(params.tagId);
      if (tag.isDefault) throw problem('tag_is_default');
      store.deleted.push({ tag, from: takeOff(store, tag) });
    }),
    handle(restoreTagOperation, ({ params }) => {
      const { tag, from } = getItem(store.deleted, (each) => each.tag.id === params.tagId);
      store.tags.push(tag);
      for (const person of from) person.tags.push(chipOf(tag));
      return counted(tag);
    }),
    handle(mergeTagOperation, ({ params, body }) => {
      const tag = get(params.tagId);
      const into = get(body.intoTagId);
      if (tag === into) throw problem('conflict');
      for (const person of takeOff(store, tag)) {
        without(person, into.id);
        person.tags.push(chipOf(into));
      }
      return counted(into);
    }),
  ];
};
