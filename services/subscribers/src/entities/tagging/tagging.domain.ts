import { type Actor, DomainError, type taggingStates, type UserActor } from '@folkmoot/contracts';
import type { SubscriberFilter } from '../subscriber/subscriber-filter.domain';
import type { Retagged, TagChange } from '../subscriber/tag-change.domain';

export type TaggingState = (typeof taggingStates)[number];

/** Adds and removes tags of everybody who matches a filter, in batches. */
export interface StoredTagging {
  readonly id: string;
  readonly councilId: string;
  readonly state: TaggingState;
  readonly change: TagChange;
  /** The filter, resolved at the time of the request. Deleted at the end, because it may contain an address. */
  readonly audience: SubscriberFilter | null;
  /** The user who requested it, for the activity log and the evidence of consent. */
  readonly actor: Actor;
  /** Position in the list after the last batch. */
  readonly cursor: string | null;
  /** Null before the count. */
  readonly total: number | null;
  readonly processed: number;
  readonly changed: number;
  readonly problem: string | null;
  /** Run of the job that processes it. */
  readonly runId: string | null;
  readonly createdAt: Date;
  /** Time of the last progress. */
  readonly touchedAt: Date;
  readonly finishedAt: Date | null;
  readonly revision: number;
}

export type NewTagging = Pick<StoredTagging, 'change' | 'actor'> & { readonly audience: SubscriberFilter };

export const taggingVerbs = ['begin', 'finish', 'cancel', 'fail'] as const;
export type TaggingVerb = (typeof taggingVerbs)[number];

/** The allowed verbs in each state, with the resulting state. */
export const taggingTransitions: Readonly<Record<TaggingState, Readonly<Partial<Record<TaggingVerb, TaggingState>>>>> =
  {
    queued: { begin: 'running', cancel: 'cancelled', fail: 'failed' },
    running: { begin: 'running', finish: 'done', cancel: 'cancelled', fail: 'failed' },
    done: {},
    cancelled: {},
    failed: {},
  };

const stateAfter = ({ state }: StoredTagging, verb: TaggingVerb): TaggingState => {
  const next = taggingTransitions[state][verb];
  if (!next) throw new DomainError('transition_not_allowed');
  return next;
};

/** A new tagging, without the session data of its actor. */
export const newTagging = (
  { actor, ...fields }: NewTagging,
  now: Date,
): Omit<StoredTagging, 'id' | 'councilId' | 'revision'> => ({
  ...fields,
  actor: actor.kind === 'user' ? ({ ...actor, sessionId: '' } satisfies UserActor) : actor,
  state: 'queued',
  cursor: null,
  total: null,
  processed: 0,
  changed: 0,
  problem: null,
  runId: null,
  createdAt: now,
  touchedAt: now,
  finishedAt: null,
});

/** A run starts at the stored position. Throws transition_not_allowed. */
export const begin = (stored: StoredTagging, { runId, total }: { runId: string; total: number }, now: Date) => ({
  ...stored,
  state: stateAfter(stored, 'begin'),
  runId,
  total: stored.total ?? total,
  touchedAt: now,
});

/** Records a finished batch. */
export const advance = (stored: StoredTagging, { changed, unchanged }: Retagged, cursor: string | null, now: Date) => ({
  ...stored,
  cursor,
  processed: stored.processed + changed + unchanged,
  changed: stored.changed + changed,
  touchedAt: now,
});

const ended = (stored: StoredTagging, verb: TaggingVerb, now: Date): StoredTagging => ({
  ...stored,
  state: stateAfter(stored, verb),
  audience: null,
  cursor: null,
  touchedAt: now,
  finishedAt: now,
});

/** Everybody is processed: the total becomes the processed number. */
export const finish = (stored: StoredTagging, now: Date): StoredTagging => ({
  ...ended(stored, 'finish', now),
  total: stored.processed,
});

/** Staff stop the tagging. Finished batches stay. Throws transition_not_allowed. */
export const cancel = (stored: StoredTagging, now: Date): StoredTagging => ended(stored, 'cancel', now);

export const fail = (stored: StoredTagging, problem: string, now: Date): StoredTagging => ({
  ...ended(stored, 'fail', now),
  problem,
});
