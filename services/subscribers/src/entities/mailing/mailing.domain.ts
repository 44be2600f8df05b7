import {
  type automaticReminderOutcomes,
  DomainError,
  type MailingAudience,
  type MailingCounts,
  type MailingKind,
  type MailingState,
  type NewsletterAudience,
  type NewsletterBlock,
} from '@folkmoot/contracts';

/** A reminder that goes out once, some days after its invitation, to those who have not answered. */
export interface StoredAutomaticReminder {
  readonly afterDays: number;
  readonly subject: string;
  readonly text: string;
  /** Null before the invitation begins, and once the reminder is settled. */
  readonly dueAt: Date | null;
  /** Null while the reminder is planned. */
  readonly outcome: (typeof automaticReminderOutcomes)[number] | null;
  /** The mailing that was made of it. */
  readonly reminderId: string | null;
}

/** Whom a mailing is for. */
export type Audience = MailingAudience | NewsletterAudience;

/** The fields of every mailing, with any content. */
interface Sending {
  readonly id: string;
  readonly councilId: string;
  readonly audience: Audience;
  readonly subject: string;
  readonly state: MailingState;
  /** The state before the pause. */
  readonly pausedFrom: 'scheduled' | 'sending' | null;
  readonly sendAt: Date | null;
  /** Until then the sending can be undone. Null for a mailing with a time of its own, and after the start. */
  readonly undoUntil: Date | null;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  /** The round of the campaign that the invitations are for; set at the start. */
  readonly round: number | null;
  /** Position in the audience list. Everybody before it is in the queue. */
  readonly cursor: string | null;
  readonly isExpanded: boolean;
  /** Reminder only: which answers it excludes. `asking` while the answers are loaded, null before. */
  readonly answers: 'asking' | 'now' | 'night' | null;
  /**
   * People who answered were left out, so a list of the other recipients would show who answered. Nobody sees who asked
   * to hear what comes of a survey, either.
   */
  readonly hidesRecipients: boolean;
  readonly counts: MailingCounts;
  /** Invitation only. */
  readonly automaticReminder: StoredAutomaticReminder | null;
  readonly problem: string | null;
  /** Id of the sender that has the mailing claimed. */
  readonly sender: string | null;
  /** Messages that the sender has claimed and that have no stored outcome yet. */
  readonly taken: readonly string[];
  readonly createdAt: Date;
  readonly revision: number;
}

/** One mailing of invitations or reminders for a campaign. */
export interface CampaignMailing extends Sending {
  readonly audience: MailingAudience;
  readonly kind: MailingKind;
  readonly campaignId: string;
  readonly text: string;
}

/** A mailing without a survey. */
export interface StoredNewsletter extends Sending {
  readonly audience: NewsletterAudience;
  readonly kind: 'newsletter';
  readonly campaignId: null;
  /** Above the first block, and on the public page. */
  readonly title: string;
  readonly blocks: readonly NewsletterBlock[];
  /** Whether it is on a public page once it goes out. */
  readonly isPublic: boolean;
  /** When it was put on its public page; null before, and after its withdrawal. */
  readonly archivedAt: Date | null;
  /** The survey whose outcome it is about. */
  readonly outcomeOf: string | null;
  /** The last message to those who asked to hear back: then their addresses are deleted. */
  readonly isLast: boolean;
}

export type StoredMailing = CampaignMailing | StoredNewsletter;

export type CampaignMailingFields = Pick<CampaignMailing, 'campaignId' | 'kind' | 'audience' | 'subject' | 'text'>;
export type NewsletterFields = Pick<
  StoredNewsletter,
  'audience' | 'subject' | 'title' | 'blocks' | 'isPublic' | 'outcomeOf' | 'isLast'
>;

export const isNewsletter = (mailing: StoredMailing): mailing is StoredNewsletter => mailing.kind === 'newsletter';

/** Whether it is for people who asked to hear what comes of a survey. They need not be on the list of subscribers. */
export const isForHearBack = ({ audience }: Pick<StoredMailing, 'audience'>): boolean => audience.of === 'hear_back';

type MailingVerb = 'edit' | 'delete' | 'send' | 'undo' | 'resend' | 'begin' | 'pause' | 'resume' | 'cancel' | 'finish';

/** The allowed verbs in each state. */
const mailingTransitions: Readonly<Record<MailingState, ReadonlySet<MailingVerb>>> = {
  draft: new Set(['edit', 'delete', 'send']),
  scheduled: new Set(['edit', 'send', 'undo', 'begin', 'pause', 'cancel']),
  sending: new Set(['pause', 'cancel', 'finish', 'resend']),
  paused: new Set(['resume', 'cancel']),
  done: new Set(['resend']),
  cancelled: new Set(),
};

/** Throws transition_not_allowed. */
export const requireVerb = ({ state }: Pick<StoredMailing, 'state'>, verb: MailingVerb): void => {
  if (!mailingTransitions[state].has(verb)) throw new DomainError('transition_not_allowed');
};

/** Whether the mailing is scheduled or in progress. */
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

type Fresh<M> = Omit<M, 'id' | 'councilId' | 'revision'>;

const freshSending = (kind: StoredMailing['kind'], now: Date) =>
  ({
    state: 'draft',
    pausedFrom: null,
    sendAt: null,
    undoUntil: null,
    startedAt: null,
    finishedAt: null,
    round: null,
    cursor: null,
    isExpanded: false,
    answers: null,
    hidesRecipients: kind === 'reminder',
    counts: noCounts,
    automaticReminder: null,
    problem: null,
    sender: null,
    taken: [],
    createdAt: now,
  }) as const;

/** A new mailing: a draft. */
export const newCampaignMailing = (fields: CampaignMailingFields, now: Date): Fresh<CampaignMailing> => ({
  ...fields,
  ...freshSending(fields.kind, now),
});

export const newNewsletter = (fields: NewsletterFields, now: Date): Fresh<StoredNewsletter> => ({
  ...fields,
  ...freshSending('newsletter', now),
  kind: 'newsletter',
  campaignId: null,
  archivedAt: null,
});

/** Changes wording or audience. A scheduled mailing becomes a draft again, because a colleague may have checked it. */
export const edit = <M extends StoredMailing>(mailing: M, fields: Partial<M>): M => {
  requireVerb(mailing, 'edit');
  return { ...mailing, ...fields, state: 'draft', sendAt: null, undoUntil: null };
};

/** Schedules the mailing for `sendAt`, which is now or later. */
export const schedule = <M extends StoredMailing>(mailing: M, sendAt: Date, undoUntil: Date | null = null): M => {
  requireVerb(mailing, 'send');
  return { ...mailing, state: 'scheduled', sendAt, undoUntil, problem: null };
};

/** Makes a mailing that has not begun a draft again. Throws mailing_under_way or transition_not_allowed. */
export const undo = <M extends StoredMailing>(mailing: M): M => {
  if (mailing.startedAt !== null) throw new DomainError('mailing_under_way');
  requireVerb(mailing, 'undo');
  return { ...mailing, state: 'draft', sendAt: null, undoUntil: null, problem: null };
};

/** Whether the mailing is in progress, or its time has come. */
export const isDue = ({ state, sendAt }: StoredMailing, now: Date): boolean =>
  state === 'sending' || (state === 'scheduled' && sendAt !== null && sendAt <= now);

/** Starts the sending. A public newsletter is on its page from then on, because its first message links to the page. */
export const begin = (mailing: StoredMailing, round: number, now: Date): StoredMailing => {
  requireVerb(mailing, 'begin');
  const begun = { state: 'sending', startedAt: now, undoUntil: null, problem: null } as const;
  if (!isNewsletter(mailing)) return { ...mailing, ...begun, round };
  return { ...mailing, ...begun, archivedAt: mailing.isPublic ? now : null };
};

/** Puts a newsletter that has begun on its public page, or withdraws it. Throws transition_not_allowed for a draft. */
export const archive = (newsletter: StoredNewsletter, isPublic: boolean, now: Date): StoredNewsletter => {
  if (newsletter.startedAt === null) throw new DomainError('transition_not_allowed');
  return { ...newsletter, isPublic, archivedAt: isPublic ? (newsletter.archivedAt ?? now) : null };
};

/**
 * Puts failed messages into the queue again. Throws transition_not_allowed, also for a mailing that left out people who
 * had answered: a message that is not sent again would show that this person has answered.
 */
export const resend = <M extends StoredMailing>(mailing: M, failed: number): M => {
  requireVerb(mailing, 'resend');
  if (mailing.hidesRecipients && !isForHearBack(mailing)) throw new DomainError('transition_not_allowed');
  const { counts } = mailing;
  const moved = { ...counts, failed: Math.max(0, counts.failed - failed), queued: counts.queued + failed };
  return { ...mailing, state: 'sending', finishedAt: null, problem: null, counts: moved };
};

export const pause = <M extends StoredMailing>(mailing: M): M => {
  requireVerb(mailing, 'pause');
  const pausedFrom = mailing.state === 'scheduled' ? 'scheduled' : 'sending';
  return { ...mailing, state: 'paused', pausedFrom, undoUntil: null };
};

export const resume = <M extends StoredMailing>(mailing: M): M => {
  requireVerb(mailing, 'resume');
  return { ...mailing, state: mailing.pausedFrom ?? 'sending', pausedFrom: null, problem: null };
};

/** Stops the mailing for ever. Sent messages stay. */
export const cancel = <M extends StoredMailing>(mailing: M, now: Date, problem: string | null = null): M => {
  requireVerb(mailing, 'cancel');
  return { ...mailing, state: 'cancelled', pausedFrom: null, undoUntil: null, finishedAt: now, problem };
};

/** Completes the mailing when every recipient has a final state. Throws while recipients are left. */
export const finish = <M extends StoredMailing>(mailing: M, now: Date): M => {
  requireVerb(mailing, 'finish');
  if (!mailing.isExpanded || mailing.counts.queued > 0) throw new DomainError('transition_not_allowed');
  return { ...mailing, state: 'done', finishedAt: now, problem: null };
};
