import { randomUUID } from 'node:crypto';
import { deliveryStates } from '@folkmoot/contracts';
import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  type Filter,
  type Scope,
} from '@folkmoot/service-kit';
import { inChunks } from '../subscriber/chunks';
import { changesOf, newDelivery, type Outcome, type StateCounts, type StoredDelivery } from './delivery.domain';
import type {
  DeliveryFilter,
  DeliveryRepository,
  DeliveryRepositoryAcrossCouncils,
  RecipientGroup,
  Rested,
} from './delivery.repository';

interface DeliveryDocument extends CouncilDocument, Omit<StoredDelivery, 'id' | 'councilId'> {}

const text = { type: String, required: true };

export const deliveryModel = defineModel<DeliveryDocument>('deliveries', {
  fields: {
    councilId: text,
    revision: Number,
    mailingId: text,
    subscriberId: text,
    invitationId: text,
    state: text,
    reason: { type: String, default: null },
    attempts: { type: Number, required: true },
    maybeTwice: { type: Boolean, required: true },
    at: { type: Date, required: true },
    sentAt: { type: Date, default: null },
    softBouncedAt: { type: Date, default: null },
    answeredOn: { type: String, default: null },
  },
  indexes: [
    {
      keys: { councilId: 1, mailingId: 1, subscriberId: 1 },
      serves: 'each person once in a mailing; list, listRecipients, findInvitedAmong',
      unique: true,
    },
    { keys: { councilId: 1, mailingId: 1, state: 1, at: 1, _id: 1 }, serves: 'listDue, countStates, list: of a state' },
    { keys: { councilId: 1, invitationId: 1 }, serves: 'findAnsweredAmong, markAnswered' },
  ],
});

type Deliveries = ReturnType<typeof councilCollection<DeliveryDocument>>;

const toDelivery = ({ _id, revision: _, ...fields }: DeliveryDocument): StoredDelivery =>
  ({ id: _id, ...fields }) as StoredDelivery;

/** The message was not attempted, and nothing but its time changes. */
const isPostponed = (outcome: Outcome): boolean => outcome.state === 'queued' && !outcome.counts && !outcome.maybeTwice;

/** Postponed messages by their time: many wait for the same server. */
const postponedOf = (outcomes: readonly Rested[]): Map<number, string[]> => {
  const byTime = new Map<number, string[]>();
  for (const { id, outcome } of outcomes) {
    if (!isPostponed(outcome)) continue;
    const atMs = outcome.at.getTime();
    const ids = byTime.get(atMs);
    if (ids) ids.push(id);
    else byTime.set(atMs, [id]);
  }
  return byTime;
};

const sendingOf = (deliveries: Deliveries) => ({
  listDue: async (mailingId: string, now: Date, limit: number) => {
    const due: Filter<DeliveryDocument> = { mailingId, state: 'queued', at: { $lte: now } };
    return (await deliveries.find(due, { sort: { at: 1, _id: 1 }, limit })).map(toDelivery);
  },
  rest: async (outcomes: Parameters<DeliveryRepository['rest']>[0]) => {
    const sent = outcomes.filter(({ outcome }) => outcome.state === 'sent');
    const last = sent.at(-1);
    if (last) {
      // Most outcomes are `sent`: one write updates them all, with the time of the last one.
      const filter: Filter<DeliveryDocument> = { _id: { $in: sent.map(({ id }) => id) }, state: 'queued' };
      await deliveries.updateMany(filter, changesOf(last.outcome));
    }
    for (const [at, ids] of postponedOf(outcomes)) {
      await deliveries.updateMany({ _id: { $in: ids }, state: 'queued' }, { $set: { at: new Date(at) } });
    }
    const others = outcomes.filter(({ outcome }) => outcome.state !== 'sent' && !isPostponed(outcome));
    await deliveries.updateEach(
      others.map(({ id, outcome }) => ({
        filter: { _id: id, state: 'queued' as const },
        update: changesOf(outcome),
      })),
    );
  },
  skip: async (skipped: Parameters<DeliveryRepository['skip']>[0], now: Date) => {
    const changes = skipped.map(({ id, reason }) => ({
      filter: { _id: id, state: 'queued' as const },
      update: { $set: { state: 'skipped', reason, at: now } },
    }));
    await deliveries.updateEach(changes);
  },
  withdraw: async (ids: readonly string[]) => {
    if (ids.length > 0) await deliveries.deleteMany({ _id: { $in: ids }, state: 'queued' });
  },
  findByIds: async (ids: readonly string[]) => (await deliveries.find({ _id: { $in: ids } })).map(toDelivery),
  mark: async (ids: readonly string[], now: Date) => {
    const marked = { $set: { maybeTwice: true, at: now }, $inc: { attempts: 1 } };
    if (ids.length > 0) await deliveries.updateMany({ _id: { $in: ids } }, marked);
  },
});

const groups: Readonly<Record<RecipientGroup, Filter<DeliveryDocument>>> = {
  invited: { state: { $in: ['queued', 'sending', 'sent'] } },
  reached: { state: 'sent' },
  unanswered: { state: 'sent', answeredOn: null },
};

const recipientsOf = (deliveries: Deliveries) => ({
  listRecipients: async (mailingId: string, group: RecipientGroup, after: string, limit: number) => {
    const meant: Filter<DeliveryDocument> = { mailingId, subscriberId: { $gt: after }, ...groups[group] };
    return (await deliveries.find(meant, { sort: { subscriberId: 1 }, limit })).map(toDelivery);
  },
  countRecipients: (mailingIds: readonly string[], group: RecipientGroup) =>
    deliveries.count({ mailingId: { $in: mailingIds }, ...groups[group] }),
  countReached: async (mailingIds: readonly string[]) => {
    const reached = { $match: { mailingId: { $in: mailingIds }, state: 'sent' } };
    const [counted] = await deliveries.aggregate<{ people: number }>([
      reached,
      { $group: { _id: '$subscriberId' } },
      { $count: 'people' },
    ]);
    return counted?.people ?? 0;
  },
  findInvitedAmong: async (mailingIds: readonly string[], subscriberIds: readonly string[]) => {
    const invitedIds = new Set<string>();
    for (const mailingId of mailingIds) {
      for (const some of inChunks(subscriberIds)) {
        const documents = await deliveries.find({ mailingId, subscriberId: { $in: some }, ...groups.invited });
        for (const { subscriberId } of documents) invitedIds.add(subscriberId);
      }
    }
    return invitedIds;
  },
});

const answersOf = (deliveries: Deliveries) => ({
  findAnsweredAmong: async (invitationIds: readonly string[]) => {
    const answeredIds = new Set<string>();
    for (const some of inChunks(invitationIds)) {
      const documents = await deliveries.find({ invitationId: { $in: some }, answeredOn: { $ne: null } });
      for (const { invitationId } of documents) answeredIds.add(invitationId);
    }
    return answeredIds;
  },
  markAnswered: async (invitationIds: readonly string[], day: string) => {
    const fresh: Filter<DeliveryDocument> = { invitationId: { $in: invitationIds }, answeredOn: null };
    const counts = new Map<string, number>();
    for (const { mailingId } of await deliveries.find(fresh)) counts.set(mailingId, (counts.get(mailingId) ?? 0) + 1);
    await deliveries.updateMany(fresh, { $set: { answeredOn: day } });
    return counts;
  },
});

const erasureOf = (deliveries: Deliveries) => {
  const listOfSubscriber = async (mailingIds: readonly string[], subscriberId: string) => {
    const documents: DeliveryDocument[] = [];
    for (const some of inChunks(mailingIds)) {
      documents.push(...(await deliveries.find({ mailingId: { $in: some }, subscriberId })));
    }
    return documents.map(toDelivery);
  };
  return {
    listOfSubscriber,
    forgetSubscriber: async (mailingIds: readonly string[], subscriberId: string) => {
      const ofSubscriber = await listOfSubscriber(mailingIds, subscriberId);
      await deliveries.updateEach(
        ofSubscriber.map(({ id }) => ({
          filter: { _id: id },
          update: { $set: { subscriberId: `nobody-${randomUUID()}`, invitationId: randomUUID(), answeredOn: null } },
        })),
      );
    },
    removeSome: async (mailingIds: readonly string[], most: number) => {
      for (const mailingId of mailingIds) {
        const some = await deliveries.find({ mailingId }, { limit: most });
        if (some.length === 0) continue;
        await deliveries.deleteMany({ _id: { $in: some.map(({ _id }) => _id) } });
        return true;
      }
      return false;
    },
  };
};

/** An earlier version stored people who had answered as skipped, with the reason `answered`. */
const filterOf = (mailingId: string, { states, subscriberIds }: DeliveryFilter): Filter<DeliveryDocument> => ({
  mailingId,
  reason: { $ne: 'answered' },
  ...(states ? { state: { $in: states } } : {}),
  ...(subscriberIds ? { subscriberId: { $in: subscriberIds } } : {}),
});

/** Messages that the server refused, or did not accept in time. An address that does not exist is not tried again. */
const repeatable: Filter<DeliveryDocument> = {
  state: 'failed',
  reason: { $in: ['server_refused', 'given_up'] },
  maybeTwice: false,
};

const repeatsOf = (deliveries: Deliveries) => ({
  listRepeatable: async (mailingId: string, after: string, limit: number) => {
    const filter: Filter<DeliveryDocument> = { mailingId, subscriberId: { $gt: after }, ...repeatable };
    return (await deliveries.find(filter, { sort: { subscriberId: 1 }, limit })).map(toDelivery);
  },
  requeue: async (ids: readonly string[], now: Date) => {
    const queued = { $set: { state: 'queued', reason: null, attempts: 0, at: now } };
    if (ids.length > 0) await deliveries.updateMany({ _id: { $in: ids }, ...repeatable }, queued);
  },
});

export const createDeliveryRepository = (scope: Scope): DeliveryRepository => {
  const deliveries = councilCollection(deliveryModel, scope);
  return {
    ...sendingOf(deliveries),
    ...recipientsOf(deliveries),
    ...answersOf(deliveries),
    ...erasureOf(deliveries),
    ...repeatsOf(deliveries),
    addAll: (deliveryInputs, now) =>
      deliveries.insertMany(
        deliveryInputs.map((each) => newDelivery(each, now)),
        { lean: true },
      ),
    findRecipientsAmong: async (mailingId, subscriberIds) => {
      const there = await deliveries.find({ mailingId, subscriberId: { $in: subscriberIds } });
      return new Set(there.map(({ subscriberId }) => subscriberId));
    },
    countStates: async (mailingId) => {
      const counted: [string, number][] = [];
      for (const state of deliveryStates) counted.push([state, await deliveries.count({ mailingId, state })]);
      return Object.fromEntries(counted) as StateCounts;
    },
    findPostponed: async (mailingId, now) => {
      const waiting: Filter<DeliveryDocument> = { mailingId, state: 'queued', at: { $gt: now } };
      const [first] = await deliveries.find(waiting, { sort: { at: 1, _id: 1 }, limit: 1 });
      return first ? { messages: await deliveries.count(waiting), until: first.at } : null;
    },
    list: async (mailingId, wanted, page) => {
      const filter = filterOf(mailingId, wanted);
      const { items, nextCursor } = await deliveries.list(
        wanted.states
          ? { filter, sort: { by: 'at', direction: -1 }, ...page }
          : { filter, sort: { by: 'subscriberId', direction: 1 }, ...page },
      );
      return { items: items.map(toDelivery), nextCursor };
    },
    stream: async function* (mailingId, wanted) {
      for await (const document of deliveries.stream(filterOf(mailingId, wanted), { sort: { subscriberId: 1 } })) {
        yield toDelivery(document);
      }
    },
    refuse: async (id, state, now) => {
      const known = await deliveries.findOne({ _id: id, state: { $in: ['sent', 'bounced'] } });
      if (!known || known.state === state) return null;
      await deliveries.updateOne({ _id: id }, { $set: { state, at: now } });
      return { mailingId: known.mailingId, subscriberId: known.subscriberId, before: known.state };
    },
    delay: async (id, now) => {
      const sent: Filter<DeliveryDocument> = { _id: id, state: 'sent', softBouncedAt: null };
      return (await deliveries.updateOne(sent, { $set: { softBouncedAt: now } }))?.mailingId ?? null;
    },
  };
};

export const createDeliveryRepositoryAcrossCouncils = (scope: Scope): DeliveryRepositoryAcrossCouncils => {
  const deliveries = collectionAcrossCouncils(deliveryModel, scope);
  return {
    findCouncilAcrossCouncils: async (id) => (await deliveries.findOne({ _id: id }))?.councilId ?? null,
  };
};

export const deliveryEntity = defineEntity({
  models: [deliveryModel],
  repositories: (scope) => ({
    deliveries: createDeliveryRepository(scope),
    deliveryLookup: createDeliveryRepositoryAcrossCouncils(scope),
  }),
  exported: {
    // Nobody may learn who answered, and whom a message was for: a missing reminder would show the same.
    without: { deliveries: ['subscriberId', 'invitationId', 'answeredOn', 'reason'] },
  },
});
