import { type Council, systemActor } from '@folkmoot/contracts';
import type { Clock, Mailer, Units } from '@folkmoot/service-kit';
import type { CouncilRepository } from '../../councils/council.repository';
import type { SubscriberLinks } from '../../links/subscriber-links';
import type { MailPlace, MailQueue, MailSweep, QueuedMail } from '../../mails/mail.repository';
import type { MailBudget } from '../../mails/mail-budget';
import { keptMoment, waitingMoment } from '../../subscribers/kept-moment';
import type { StoredSubscriber } from '../../subscribers/subscriber.domain';
import { withHappening } from '../../subscribers/subscriber.domain';
import type { SubscriberRepository } from '../../subscribers/subscriber.repository';
import type { TagRepository } from '../../tags/tag.repository';
import { composeMail } from './compose-mail';
import { mailWords } from './mail.messages';

const BATCH = 100;
/** A message that is being sent belongs to nobody else for this long. */
const HELD_MS = 60_000;
/** In hours: the day on which clocks go back. */
const LONGEST_DAY_MS = 25 * 3_600_000;
/** When a message that no server took is tried again; after the last it is given up. */
const PAUSES_MS = [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 86_400_000];

export interface MailRecords {
  readonly councils: CouncilRepository;
  readonly subscribers: SubscriberRepository;
  readonly tags: TagRepository;
  readonly mails: MailQueue;
  readonly mailSweep: MailSweep;
}

export interface MailDeps {
  readonly units: Pick<Units<MailRecords>, 'unitOfWork' | 'reader' | 'readerAcrossCouncils'>;
  readonly clock: Clock;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly budget: MailBudget;
  readonly links: SubscriberLinks;
  readonly productName: string;
  readonly publicOrigin: string;
}

/** A confirmation is for those who wait, a welcome for those who receive; nobody else is written to. */
const isWanted = ({ kind }: QueuedMail, { status, subscriptions }: StoredSubscriber): boolean => {
  if (kind === 'welcome') return status === 'active';
  const waits = subscriptions.some((each) => each.status === 'pending');
  return status === 'pending' || (status === 'active' && waits);
};

const deliver = async (deps: MailDeps, mail: QueuedMail, subscriber: StoredSubscriber, council: Council) => {
  const tags = await deps.units.reader(systemActor('subscribers', mail.councilId)).tags.listAll();
  await deps.mailer.send(composeMail(deps, { mail, subscriber, council, tags }));
};

const noteSent = (deps: MailDeps, mail: QueuedMail, zone: string): Promise<void> =>
  deps.units.unitOfWork(systemActor('subscribers', mail.councilId), async ({ mails, subscribers }) => {
    const at = keptMoment(deps.clock.now(), zone, mail.isAfterSurvey);
    await mails.sent(mail.id, at);
    const [subscriber] = await subscribers.findByIds([mail.subscriberId]);
    if (!subscriber) return;
    const detail = mailWords('en')[mail.kind].history;
    await subscribers.save(withHappening(subscriber, { at, what: 'mail_sent', detail, by: null }));
  });

const noteFailed = (
  { units, clock }: MailDeps,
  { id, councilId, attempts, isAfterSurvey }: QueuedMail,
): Promise<void> =>
  units.unitOfWork(systemActor('subscribers', councilId), async ({ mails }) => {
    const pause = PAUSES_MS[attempts - 1];
    const dueAt = pause === undefined ? null : new Date(clock.now().getTime() + pause);
    await mails.failed(id, dueAt && waitingMoment(dueAt, isAfterSurvey));
  });

/** There were more than the council may send in an hour: it waits, and makes room for those of other councils. */
const hold = async ({ units }: MailDeps, { id, councilId, isAfterSurvey }: MailPlace, until: Date): Promise<void> =>
  units.unitOfWork(systemActor('subscribers', councilId), ({ mails }) =>
    mails.hold(id, waitingMoment(until, isAfterSurvey)),
  );

const sendOne = async (deps: MailDeps, { id, councilId, isAfterSurvey }: MailPlace): Promise<void> => {
  const actor = systemActor('subscribers', councilId);
  const now = deps.clock.now();
  const until = waitingMoment(new Date(now.getTime() + HELD_MS), isAfterSurvey);
  const mail = await deps.units.unitOfWork(actor, ({ mails }) => mails.take(id, now, until));
  if (!mail) return;
  const { subscribers, councils } = deps.units.reader(actor);
  const [subscriber] = await subscribers.findByIds([mail.subscriberId]);
  const copy = await councils.find(councilId);
  const council = copy && !copy.isDeleted ? copy.council : null;
  if (!subscriber || !council || !isWanted(mail, subscriber)) {
    return deps.units.unitOfWork(actor, ({ mails }) => mails.failed(id, null));
  }
  try {
    await deliver(deps, mail, subscriber, council);
  } catch {
    return noteFailed(deps, mail);
  }
  return noteSent(deps, mail, council.timezone);
};

/** Sends what is due, and forgets who was written to after a survey once the day is over. A crash between sending and noting it can double one message, never lose one. */
export const sendMails = async (deps: MailDeps, signal: AbortSignal): Promise<void> => {
  const { mailSweep } = deps.units.readerAcrossCouncils();
  const now = deps.clock.now();
  await mailSweep.forgetAfterSurveyAcrossCouncils(new Date(now.getTime() - LONGEST_DAY_MS));
  const due = await mailSweep.listDueAcrossCouncils(now, BATCH);
  for (const place of due) {
    if (signal.aborted) return;
    const waitSeconds = deps.budget.take(place.councilId);
    if (waitSeconds === 0) await sendOne(deps, place);
    else await hold(deps, place, new Date(now.getTime() + waitSeconds * 1000));
  }
};
