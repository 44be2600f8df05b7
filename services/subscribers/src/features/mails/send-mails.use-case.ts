import { type Actor, type Council, systemActor } from '@folkmoot/contracts';
import { type Context, earliest, type FeatureApp, type Mailer } from '@folkmoot/service-kit';
import type { CouncilRepository } from '../../entities/council';
import type {
  MailBudget,
  MailRef,
  MailRepository,
  MailRepositoryAcrossCouncils,
  QueuedMail,
} from '../../entities/mail';
import {
  keptMoment,
  type StoredSubscriber,
  type SubscriberRecords,
  type SubscriberRepository,
  waitingMoment,
  withHistoryEntry,
} from '../../entities/subscriber';
import type { TagRepository } from '../../entities/tag';
import { type ComposeTools, composeMail } from './compose-mail';
import { mailWords } from './mail.messages';

const BATCH = 100;
/** Duration of the claim on a message that is being sent. */
const HELD_MS = 60_000;
/** The day on which clocks go back has 25 hours. */
const LONGEST_DAY_MS = 25 * 3_600_000;
/** Pauses between the attempts after a refusal. The message fails after the last one. */
const PAUSES_MS = [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 86_400_000];

export interface MailRecords {
  readonly councils: CouncilRepository;
  readonly subscribers: SubscriberRepository;
  readonly tags: TagRepository;
  readonly mails: MailRepository;
  readonly mailSweep: MailRepositoryAcrossCouncils;
}

export type MailApp = FeatureApp<
  MailRecords & SubscriberRecords,
  {
    readonly subscriberKey: string;
    readonly publicOrigin: string;
    readonly productName: string;
    readonly signupMailsPerHour: number;
  }
>;

export interface MailTools extends ComposeTools {
  readonly mailer: Pick<Mailer, 'send'>;
  readonly budget: Pick<MailBudget, 'take'>;
}

type MailContext = Context<MailRecords, Actor>;

/** A confirmation is for pending people, a welcome for active people. Nobody else gets a message. */
const isWanted = ({ kind }: QueuedMail, { status, subscriptions }: StoredSubscriber): boolean => {
  if (kind === 'welcome') return status === 'active';
  const waits = subscriptions.some((each) => each.status === 'pending');
  return status === 'pending' || (status === 'active' && waits);
};

interface Message {
  readonly mail: QueuedMail;
  readonly subscriber: StoredSubscriber;
  readonly council: Council;
}

const deliver = async ({ reader, clock }: MailContext, message: Message, tools: MailTools): Promise<void> => {
  const tags = await reader(systemActor('subscribers', message.mail.councilId)).tags.listAll();
  await tools.mailer.send(composeMail({ ...message, tags, now: clock.now() }, tools));
};

const noteSent = ({ unitOfWork, clock }: MailContext, mail: QueuedMail, zone: string): Promise<void> =>
  unitOfWork(systemActor('subscribers', mail.councilId), async ({ mails, subscribers }) => {
    const at = keptMoment(clock.now(), zone, mail.isAfterSurvey);
    await mails.sent(mail.id, at);
    const [subscriber] = await subscribers.findByIds([mail.subscriberId]);
    if (!subscriber) return;
    const detail = mailWords('en')[mail.kind].history;
    await subscribers.save(withHistoryEntry(subscriber, { at, what: 'mail_sent', detail, by: null }));
  });

const noteFailed = (
  { unitOfWork, clock }: MailContext,
  { id, councilId, attempts, isAfterSurvey }: QueuedMail,
): Promise<void> =>
  unitOfWork(systemActor('subscribers', councilId), async ({ mails }) => {
    const pause = PAUSES_MS[attempts - 1];
    const dueAt = pause === undefined ? null : new Date(clock.now().getTime() + pause);
    await mails.failed(id, dueAt && waitingMoment(dueAt, isAfterSurvey));
  });

/** Delays a message over the council's hourly limit, so that messages of other councils are sent first. */
const delayMail = async (
  { unitOfWork }: MailContext,
  { id, councilId, isAfterSurvey }: MailRef,
  until: Date,
): Promise<void> =>
  unitOfWork(systemActor('subscribers', councilId), ({ mails }) => mails.hold(id, waitingMoment(until, isAfterSurvey)));

const sendOne = async (
  context: MailContext,
  { id, councilId, isAfterSurvey }: MailRef,
  tools: MailTools,
): Promise<void> => {
  const { unitOfWork, reader, clock } = context;
  const actor = systemActor('subscribers', councilId);
  const now = clock.now();
  const until = waitingMoment(new Date(now.getTime() + HELD_MS), isAfterSurvey);
  const mail = await unitOfWork(actor, ({ mails }) => mails.take(id, now, until));
  if (!mail) return;
  const { subscribers, councils } = reader(actor);
  const [subscriber] = await subscribers.findByIds([mail.subscriberId]);
  const copy = await councils.find(councilId);
  const council = copy && !copy.isDeleted ? copy.council : null;
  if (!subscriber || !council || !isWanted(mail, subscriber)) {
    return unitOfWork(actor, ({ mails }) => mails.failed(id, null));
  }
  try {
    await deliver(context, { mail, subscriber, council }, tools);
  } catch {
    return noteFailed(context, mail);
  }
  return noteSent(context, mail, council.timezone);
};

/** When the next message is due, or is old enough to be forgotten. */
export const nextMailWorkAt = async ({ acrossCouncils }: MailContext): Promise<Date | null> => {
  const { mailSweep } = acrossCouncils.reader();
  const [dueAt, oldest] = await Promise.all([
    mailSweep.findNextDueAtAcrossCouncils(),
    mailSweep.findOldestAfterSurveyAcrossCouncils(),
  ]);
  return earliest([dueAt, oldest && new Date(oldest.getTime() + LONGEST_DAY_MS + 1)]);
};

/**
 * Sends due messages, and forgets after the end of the day who got a message after a survey. A crash between sending
 * and storing can double one message, but never lose one.
 */
export const sendMails = async (context: MailContext, signal: AbortSignal, tools: MailTools): Promise<void> => {
  const { mailSweep } = context.acrossCouncils.reader();
  const now = context.clock.now();
  await mailSweep.forgetAfterSurveyAcrossCouncils(new Date(now.getTime() - LONGEST_DAY_MS));
  const due = await mailSweep.listDueAcrossCouncils(now, BATCH);
  for (const ref of due) {
    if (signal.aborted) return;
    const waitSeconds = tools.budget.take(ref.councilId);
    if (waitSeconds === 0) await sendOne(context, ref, tools);
    else await delayMail(context, ref, new Date(now.getTime() + waitSeconds * 1000));
  }
};
