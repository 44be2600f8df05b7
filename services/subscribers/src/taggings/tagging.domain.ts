import { type Actor, DomainError, type taggingStates, type UserActor } from '@folkmoot/contracts';
import type { SubscriberFilter } from '../subscribers/subscriber-filter.domain';
import type { Retagged, TagChange } from '../subscribers/tag-change.domain';

export type TaggingState = (typeof taggingStates)[number];

/** Tags put on and taken off everybody whom a filter finds, worked on in batches. */
export interface StoredTagging {
  readonly id: string;
  readonly councilId: string;
  readonly state: TaggingState;
  readonly change: TagChange;
  /** Whom it is for, as the filter meant it when it was asked for; forgotten at the end, since it may name an address. */
  readonly audience: SubscriberFilter | null;
  /** Who asked for it: the activity log and the evidence of consent name them. */
  readonly actor: Actor;
  /** The place in the list where the batch before ended. */
  readonly cursor: string | null;
  /** Null until it was counted. */
  readonly total: number | null;
  readonly processed: number;
  readonly changed: number;
  readonly problem: string | null;
  /** The run of the job that works on it. */
  readonly runId: string | null;
  readonly createdAt: Date;
  /** When it last moved on. */
  readonly touchedAt: Date;
  readonly finishedAt: Date | null;
  readonly revision: number;
}

export type NewTagging = Pick<StoredTagging, 'change' | 'actor'> & { readonly audience: SubscriberFilter };

export const taggingVerbs = ['begin', 'finish', 'cancel', 'fail'] as const;
export type TaggingVerb = (typeof taggingVerbs)[number];

/** What may happen to a tagging in each state, and where it leads. */
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

/** Whether there is still something to do. */
export const isMoving = ({ state }: Pick<StoredTagging, 'state'>): boolean => state === 'queued' || state === 'running';

/** A tagging as it begins, without what ends with the session of whoever asks for it. */
export const newTagging = (
  { actor, ...given }: NewTagging,
  now: Date,
): Omit<StoredTagging, 'id' | 'councilId' | 'revision'> => ({
  ...given,
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

/** A run takes it, from where it stands. Throws transition_not_allowed. */
export const begin = (given: StoredTagging, { runId, total }: { runId: string; total: number }, now: Date) => ({
  ...given,
  state: stateAfter(given, 'begin'),
  runId,
  total: given.total ?? total,
  touchedAt: now,
});

/** A batch is done. */
export const advance = (given: StoredTagging, { changed, unchanged }: Retagged, cursor: string | null, now: Date) => ({
  ...given,
  cursor,
  processed: given.processed + changed + unchanged,
  changed: given.changed + changed,
  touchedAt: now,
});

const ended = (given: StoredTagging, verb: TaggingVerb, now: Date): StoredTagging => ({
  ...given,
  state: stateAfter(given, verb),
  audience: null,
  cursor: null,
  touchedAt: now,
  finishedAt: now,
});

/** Everybody was looked at: so many there were. */
export const finish = (given: StoredTagging, now: Date): StoredTagging => ({
  ...ended(given, 'finish', now),
  total: given.processed,
});

/** Stopped by staff: what is done stays. Throws transition_not_allowed. */
export const cancel = (given: StoredTagging, now: Date): StoredTagging => ended(given, 'cancel', now);

export const fail = (given: StoredTagging, problem: string, now: Date): StoredTagging => ({
  ...ended(given, 'fail', now),
  problem,
});
