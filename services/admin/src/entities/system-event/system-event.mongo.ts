import { collectionAcrossCouncils, defineEntity, defineModel, isDuplicateKey, type Scope } from '@folkmoot/service-kit';
import type { PartState, StoredSystemEvent, SystemEventRepository } from './system-event.repository';

type StateDocument = Omit<PartState, 'id'> & { _id: string };
type EventDocument = Omit<StoredSystemEvent, 'id'> & { _id: string };

const DAY_SECONDS = 86_400;
const KEEP_SECONDS = 400 * DAY_SECONDS;

export const partStateModel = defineModel<StateDocument>('partStates', {
  fields: {
    state: { type: String, required: true },
    since: { type: Date, required: true },
    startedAt: { type: Date, default: null },
  },
});

export const systemEventModel = defineModel<EventDocument>('systemEvents', {
  fields: {
    at: { type: Date, required: true },
    part: { type: String, required: true },
    name: { type: String, required: true },
    service: { type: String, default: null },
    kind: { type: String, required: true },
    from: { type: String, default: null },
    to: { type: String, required: true },
    detail: { type: String, default: '' },
  },
  indexes: [
    { keys: { at: -1, _id: -1 }, serves: 'list, newest first' },
    { keys: { part: 1, name: 1, at: -1, _id: -1 }, serves: 'list of one part, newest first' },
    {
      keys: { at: 1 },
      serves: 'listChanges, and removal of what is more than a year old',
      expireAfterSeconds: KEEP_SECONDS,
    },
  ],
});

/** More than all parts can change in the time between two records. */
const MOST_CHANGES = 20_000;

/** The id of a part is its kind and its name. A name may contain a colon. */
const ofPart = (id: string): Pick<EventDocument, 'name'> & { part: string } => {
  const end = id.indexOf(':');
  return { part: id.slice(0, end), name: id.slice(end + 1) };
};

const toEvent = ({ _id, ...fields }: EventDocument): StoredSystemEvent => ({ id: _id, ...fields });

/** When two replicas add the same part at once, the second one finds it stored already. */
const lost = (error: unknown): null => {
  if (isDuplicateKey(error)) return null;
  throw error;
};

/** The parts of an installation have no council. */
export const createSystemEventRepositoryAcrossCouncils = (scope: Scope): SystemEventRepository => {
  const states = collectionAcrossCouncils(partStateModel, scope);
  const events = collectionAcrossCouncils(systemEventModel, scope);
  return {
    states: async () => (await states.find()).map(({ _id, ...fields }) => ({ id: _id, ...fields })),
    setState: async ({ id, ...fields }) => {
      const changed = await states.updateMany({ _id: id, state: { $ne: fields.state } }, { $set: fields });
      if (changed > 0) return true;
      if (await states.findOne({ _id: id })) return false;
      return (await states.insert({ _id: id, ...fields }).catch(lost)) !== null;
    },
    setStarted: async (id, startedAt) =>
      (await states.updateMany({ _id: id, startedAt: { $lt: startedAt } }, { $set: { startedAt } })) > 0,
    add: async ({ id, ...fields }) => void (await events.insert({ _id: id, ...fields })),
    listChanges: async (from, until) => {
      const changes = await events.find({ at: { $gt: from, $lte: until } }, { sort: { at: 1 }, limit: MOST_CHANGES });
      return changes
        .filter(({ kind }) => kind === 'changed')
        .map(({ part, name, at, from: before, to }) => ({ id: `${part}:${name}`, at, from: before, to }));
    },
    list: async ({ cursor, limit, partId }) => {
      const filter = partId === undefined ? {} : ofPart(partId);
      const page = await events.list({ filter, sort: { by: 'at', direction: -1 }, cursor, limit });
      return { ...page, items: page.items.map(toEvent) };
    },
  };
};

export const systemEventEntity = defineEntity({
  models: [partStateModel, systemEventModel],
  repositories: (scope) => ({ systemEvents: createSystemEventRepositoryAcrossCouncils(scope) }),
});
