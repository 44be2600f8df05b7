import {
  DomainError,
  type MailingAudience,
  type MailingCounts,
  type MailingKind,
  type MailingState,
} from '@folkmoot/contracts';

/** A sending of invitations or reminders for a campaign. */
export interface StoredMailing {
  readonly id: string;
  readonly councilId: string;
  readonly campaignId: string;
  readonly kind: MailingKind;
  readonly audience: MailingAudience;
  readonly subject: string;
  readonly text: string;
  readonly state: MailingState;
  /** What a pause has interrupted. */
  readonly pausedFrom: 'scheduled' | 'sending' | null;
  readonly sendAt: Date | null;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  /** The round of the campaign that it invites to; set when it begins. */
  readonly round: number | null;
  /** The place in the list of the audience up to which people are in the queue. */
  readonly cursor: string | null;
  readonly isExpanded: boolean;
  /** Of a reminder: which answers it knows of; `asking` while those are being noted, null before. */
  readonly answers: 'asking' | 'now' | 'night' | null;
  /** Somebody was left out because they had answered: a list of the others would show who. */
  readonly hidesRecipients: boolean;
  readonly counts: MailingCounts;
  readonly problem: string | null;
  /** Who sends it just now. */
  readonly sender: string | null;
  /** The messages that the sender has taken and of which nothing is written down yet. */
  readonly taken: readonly string[];
  readonly createdAt: Date;
  readonly revision: number;
}

export type MailingFields = Pick<StoredMailing, 'campaignId' | 'kind' | 'audience' | 'subject' | 'text'>;

type MailingVerb = 'edit' | 'delete' | 'send' | 'begin' | 'pause' | 'resume' | 'cancel' | 'finish';

/** In which states what may be done with a mailing. */
const mailingTransitions: Readonly<Record<MailingState, ReadonlySet<MailingVerb>>> = {
  draft: new Set(['edit', 'delete', 'send']),
  scheduled: new Set(['edit', 'send', 'begin', 'pause', 'cancel']),
  sending: new Set(['pause', 'cancel', 'finish']),
  paused: new Set(['resume', 'cancel']),
  done: new Set(),
  cancelled: new Set(),
};

/** Throws transition_not_allowed. */
export const requireVerb = ({ state }: Pick<StoredMailing, 'state'>, verb: MailingVerb): void => {
  if (!mailingTransitions[state].has(verb)) throw new DomainError('transition_not_allowed');
};

/** Its turn has come, or is going to come. */
export const isGoingOut = ({ state }: Pick<StoredMailing, 'state'>): boolean =>
  state === 'scheduled' || state === 'sending';

const noCounts: MailingCounts = {
  queued: 0,
  sent: 0,
  failed: 0,
  bounced: 0,
  complained: 0,
  suppressed: 0,
  answered: 0,
  maybeTwice: 0,
};

/** A mailing as it begins: a draft that nobody has been sent. */
export const newMailing = (fields: MailingFields, now: Date): Omit<StoredMailing, 'id' | 'councilId' | 'revision'> => ({
  ...fields,
  state: 'draft',
  pausedFrom: null,
  sendAt: null,
  startedAt: null,
  finishedAt: null,
  round: null,
  cursor: null,
  isExpanded: false,
  answers: null,
  hidesRecipients: fields.kind === 'reminder',
  counts: noCounts,
  problem: null,
  sender: null,
  taken: [],
  createdAt: now,
});

/** Changed wording or audience. What was scheduled has to be sent again, since somebody else may have checked it. */
export const edit = (
  mailing: StoredMailing,
  fields: Pick<MailingFields, 'audience' | 'subject' | 'text'>,
): StoredMailing => {
  requireVerb(mailing, 'edit');
  return { ...mailing, ...fields, state: 'draft', sendAt: null };
};

/** To be sent at a time, which is now or later. */
export const schedule = (mailing: StoredMailing, sendAt: Date): StoredMailing => {
  requireVerb(mailing, 'send');
  return { ...mailing, state: 'scheduled', sendAt, problem: null };
};

/** Its time has come. */
export const begin = (mailing: StoredMailing, round: number, now: Date): StoredMailing => {
  requireVerb(mailing, 'begin');
  return { ...mailing, state: 'sending', round, startedAt: now, problem: null };
};

export const pause = (mailing: StoredMailing): StoredMailing => {
  requireVerb(mailing, 'pause');
  const pausedFrom = mailing.state === 'scheduled' ? 'scheduled' : 'sending';
  return { ...mailing, state: 'paused', pausedFrom };
};

export const resume = (mailing: StoredMailing): StoredMailing => {
  requireVerb(mailing, 'resume');
  return { ...mailing, state: mailing.pausedFrom ?? 'sending', pausedFrom: null, problem: null };
};

/** Stopped for good: what has gone out stays. */
export const cancel = (mailing: StoredMailing, now: Date, problem: string | null = null): StoredMailing => {
  requireVerb(mailing, 'cancel');
  return { ...mailing, state: 'cancelled', pausedFrom: null, finishedAt: now, problem };
};

/** Everybody was written to, or it is known why not. Throws while somebody is left. */
export const finish = (mailing: StoredMailing, now: Date): StoredMailing => {
  requireVerb(mailing, 'finish');
  if (!mailing.isExpanded || mailing.counts.queued > 0) throw new DomainError('transition_not_allowed');
  return { ...mailing, state: 'done', finishedAt: now, problem: null };
};
