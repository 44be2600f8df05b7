import { type Actor, type AddressSide, type Council, systemActor } from '@folkmoot/contracts';
import { type Context, earliest, type FeatureApp, type Mail, type Mailer } from '@folkmoot/service-kit';
import type { CampaignRepository } from '../../entities/campaign';
import type { CouncilRepository } from '../../entities/council';
import type { HearBackRepository } from '../../entities/hear-back';
import type {
  MailBudget,
  MailKind,
  MailRef,
  MailRepository,
  MailRepositoryAcrossCouncils,
  QueuedMail,
  SubscriberMailKind,
} from '../../entities/mail';
import {
  type AddressChangeSweep,
  addressOf,
  awaitsConfirmation,
  keptMoment,
  type StoredSubscriber,
  type SubscriberRecords,
  type SubscriberRepository,
  waitingChange,
  waitingMoment,
  withHistoryEntry,
} from '../../entities/subscriber';
import type { TagRepository } from '../../entities/tag';
import { composeAddressMail } from './compose-address-mail';
import { composeHearBackMail, type HearBackComposeTools } from './compose-hear-back-mail';
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
  readonly addressChangeSweep: AddressChangeSweep;
  readonly hearBacks: HearBackRepository;
  readonly campaigns: CampaignRepository;
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

export interface MailTools extends ComposeTools, HearBackComposeTools {
  readonly mailer: Pick<Mailer, 'send'>;
  readonly budget: Pick<MailBudget, 'take'>;
}

type MailContext = Context<MailRecords, Actor>;

/** The side of a change of address that a message is for. */
const sides: Readonly<Partial<Record<MailKind, AddressSide>>> = { address_new: 'new', address_old: 'old' };

/** A confirmation is for pending people, a welcome for active people. Nobody else gets a message. */
const isWanted = ({ kind }: QueuedMail, subscriber: StoredSubscriber, now: Date): boolean => {
  const { status } = subscriber;
  if (sides[kind]) return waitingChange(subscriber, now) !== null;
  if (kind === 'welcome') return status === 'active';
  return status === 'pending' || (status === 'active' && awaitsConfirmation(subscriber));
};

interface Message {
  readonly kind: SubscriberMailKind;
  readonly councilId: string;
  readonly subscriber: StoredSubscriber;
  readonly council: Council;
}

const composeForSubscriber = async (
  { reader, clock }: MailContext,
  message: Message,
  tools: MailTools,
): Promise<Mail> => {
  const { kind, councilId, subscriber } = message;
  const records = reader(systemActor('subscribers', councilId));
  const now = clock.now();
  const side = sides[kind];
  const change = waitingChange(subscriber, now);
  if (!side || !change) return composeMail({ ...message, tags: await records.tags.listAll(), now }, tools);
  const isTaken = (await records.subscribers.findByEmail(addressOf(change.writtenEmail).email)) !== null;
  return composeAddressMail({ ...message, change, side, isTaken }, tools);
};

type Compose = () => Promise<Mail>;

/** The message to a subscriber; null when they wait for none. */
const findForSubscriber = async (
  context: MailContext,
  mail: QueuedMail,
  council: Council,
  tools: MailTools,
): Promise<Compose | null> => {
  const { kind, councilId } = mail;
  const { subscribers } = context.reader(systemActor('subscribers', councilId));
  const [subscriber] = await subscribers.findByIds([mail.subscriberId]);
  if (!subscriber || kind === 'hear_back' || !isWanted(mail, subscriber, context.clock.now())) return null;
  return () => composeForSubscriber(context, { kind, councilId, subscriber, council }, tools);
};

/** The message to somebody who wants to hear what comes of a survey; null when they have confirmed or stopped. */
const findForHearBack = async (
  { reader, clock }: MailContext,
  mail: QueuedMail,
  council: Council,
  tools: MailTools,
): Promise<Compose | null> => {
  const { hearBacks, campaigns } = reader(systemActor('subscribers', mail.councilId));
  const [person] = await hearBacks.findByIds([mail.subscriberId]);
  const campaign = person && !person.isConfirmed ? await campaigns.find(person.campaignId) : null;
  if (!person || !campaign) return null;
  return async () => composeHearBackMail({ person, council, title: campaign.title, now: clock.now() }, tools);
};

const noteSent = (
  { unitOfWork, clock }: MailContext,
  mail: QueuedMail,
  { zone, subject }: { readonly zone: string; readonly subject: string },
): Promise<void> =>
  unitOfWork(systemActor('subscribers', mail.councilId), async ({ mails, subscribers }) => {
    const at = keptMoment(clock.now(), zone, mail.isAfterSurvey);
    await mails.sent(mail.id, at, subject);
    const [subscriber] = await subscribers.findByIds([mail.subscriberId]);
    if (!subscriber || mail.kind === 'hear_back') return;
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
  const copy = await reader(actor).councils.find(councilId);
  const council = copy && !copy.isDeleted ? copy.council : null;
  const find = mail.kind === 'hear_back' ? findForHearBack : findForSubscriber;
  const compose = council && (await find(context, mail, council, tools));
  if (!compose) return unitOfWork(actor, ({ mails }) => mails.failed(id, null));
  let subject: string;
  try {
    const composed = await compose();
    await tools.mailer.send(composed);
    ({ subject } = composed);
  } catch {
    return noteFailed(context, mail);
  }
  return noteSent(context, mail, { zone: council.timezone, subject });
};

/** When the next message is due, or is old enough to be forgotten, or a new address is. */
export const nextMailWorkAt = async ({ acrossCouncils }: MailContext): Promise<Date | null> => {
  const { mailSweep, addressChangeSweep } = acrossCouncils.reader();
  const [dueAt, oldest, expiresAt] = await Promise.all([
    mailSweep.findNextDueAtAcrossCouncils(),
    mailSweep.findOldestAfterSurveyAcrossCouncils(),
    addressChangeSweep.findNextExpiryAcrossCouncils(),
  ]);
  return earliest([dueAt, expiresAt, oldest && new Date(oldest.getTime() + LONGEST_DAY_MS + 1)]);
};

/**
 * Sends due messages, and forgets after the end of the day who got a message after a survey. A crash between sending
 * and storing can double one message, but never lose one.
 */
export const sendMails = async (context: MailContext, signal: AbortSignal, tools: MailTools): Promise<void> => {
  const { mailSweep, addressChangeSweep } = context.acrossCouncils.reader();
  const now = context.clock.now();
  await addressChangeSweep.forgetExpiredAcrossCouncils(now);
  await mailSweep.forgetAfterSurveyAcrossCouncils(new Date(now.getTime() - LONGEST_DAY_MS));
  const due = await mailSweep.listDueAcrossCouncils(now, BATCH);
  for (const ref of due) {
    if (signal.aborted) return;
    const waitSeconds = tools.budget.take(ref.councilId);
    if (waitSeconds === 0) await sendOne(context, ref, tools);
    else await delayMail(context, ref, new Date(now.getTime() + waitSeconds * 1000));
  }
};
