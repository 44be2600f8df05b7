import { localDay } from '@folkmoot/calendar/days';
import type { PayloadOf, subscriptionRequestedEvent } from '@folkmoot/contracts';
import type { CouncilRepository } from '../../entities/council';
import { MAIL_PAUSE_MS, type MailRepository } from '../../entities/mail';
import type { PageFiguresRepository } from '../../entities/page-figures';
import type { SignupRepository } from '../../entities/signup';
import {
  addressOf,
  type Consent,
  countEffects,
  effectOf,
  keepChange,
  keptMoment,
  lifecycleMessages,
  newUniqueId,
  publishSubscriberChanged,
  type StoredSubscriber,
  type SubscriberUnit,
  signUpAgain,
  subscriptionTo,
  textVersionOf,
} from '../../entities/subscriber';

export interface SignupRecords {
  readonly councils: CouncilRepository;
  readonly signups: SignupRepository;
  readonly pageFigures: PageFiguresRepository;
  readonly mails: MailRepository;
}

type Unit = SubscriberUnit & SignupRecords;
export type Requested = PayloadOf<typeof subscriptionRequestedEvent>;

interface ConsentedSignup {
  readonly requested: Requested;
  readonly tagIds: readonly string[];
  readonly consent: Consent;
  readonly needsConfirmation: boolean;
  readonly at: Date;
}

const isAfterSurvey = ({ source }: Requested): boolean => source === 'post_survey';

const begin = async (unit: Unit, { requested, tagIds, consent, needsConfirmation, at }: ConsentedSignup) => {
  const status = needsConfirmation ? 'pending' : 'active';
  const subscriber = await unit.subscribers.add({
    ...addressOf(requested.email),
    uniqueId: newUniqueId(),
    source: requested.source,
    status,
    subscribedAt: at,
    subscriptions: tagIds.map((tagId) => subscriptionTo(tagId, status, consent)),
    history: [{ at, what: 'signed_up', detail: lifecycleMessages.signedUp(consent.source), by: null }],
  });
  await countEffects(unit, [effectOf(null, subscriber)]);
  // The activity log knows the moment and the order: a sign-up after a survey must not be in it.
  if (!isAfterSurvey(requested)) await publishSubscriberChanged(unit.outbox, subscriber, 'added');
  return subscriber;
};

const keepSubscriber = async (unit: Unit, signup: ConsentedSignup): Promise<StoredSubscriber> => {
  const { email } = addressOf(signup.requested.email);
  const known = await unit.subscribers.findByEmail(email);
  if (known) {
    const after = signUpAgain(known, signup, { at: signup.at, by: null });
    return keepChange(unit, known, after, isAfterSurvey(signup.requested) ? null : 'edited');
  }
  // Who was erased and comes back by themselves is a new person, whose address has to be confirmed.
  const wasErased = (await unit.suppressions.findAmong([email])).size > 0;
  if (wasErased) await unit.suppressions.remove(email);
  return begin(unit, { ...signup, needsConfirmation: signup.needsConfirmation || wasErased });
};

/**
 * A sign-up from before the person was erased, which an event brings late: after a restore, or an outage. After a survey
 * only the day is known.
 */
const isFromBeforeErasure = async ({ suppressions }: Unit, requested: Requested, zone: string): Promise<boolean> => {
  const erasedAt = await suppressions.findErasedAt(addressOf(requested.email).email);
  return erasedAt !== null && new Date(requested.requestedAt) < keptMoment(erasedAt, zone, isAfterSurvey(requested));
};

const waits = ({ status, subscriptions }: StoredSubscriber): boolean =>
  status === 'pending' || subscriptions.some((each) => each.status === 'pending');

const keepSignup = async (
  unit: Unit,
  signup: ConsentedSignup,
  subscriber: StoredSubscriber,
  zone: string,
): Promise<void> => {
  const { requested, tagIds, at } = signup;
  if (requested.pageId === null) return;
  const { signupId: id, pageId, data } = requested;
  const entry = { id, pageId, subscriberId: subscriber.id, tagIds, data, at, needsConfirmation: waits(subscriber) };
  await unit.signups.add(entry);
  await unit.pageFigures.add(pageId, localDay(at, zone), { signups: 1 });
};

/**
 * One sign-up, with everything that follows from it, in one transaction: the subscriber, the evidence of consent,
 * the counts, the entry on the page, and the message that confirms it. Tags that are no more are passed over.
 */
export const takeSignup = async (unit: Unit, councilId: string, requested: Requested, now: Date): Promise<void> => {
  const council = (await unit.councils.find(councilId))?.council;
  const known = new Set((await unit.tags.listAll()).map(({ id }) => id));
  const tagIds = [...new Set(requested.tagIds)].filter((id) => known.has(id));
  if (tagIds.length === 0) return;
  const zone = council?.timezone ?? 'UTC';
  if (await isFromBeforeErasure(unit, requested, zone)) return;
  const at = keptMoment(new Date(requested.requestedAt), zone, isAfterSurvey(requested));
  const { consentSource: source, consentText: text } = requested;
  const consent = { source, text, textVersion: textVersionOf(text), givenAt: at, recordedBy: null };
  const asksForIt = council?.settings.privacy.doubleOptIn ?? true;
  const needsConfirmation = asksForIt || requested.mustConfirm === true;
  const signup = { requested, tagIds, consent, needsConfirmation, at };
  const subscriber = await keepSubscriber(unit, signup);
  await keepSignup(unit, signup, subscriber, zone);
  const kind = waits(subscriber) ? 'confirm' : 'welcome';
  const isDayOnly = isAfterSurvey(requested);
  const today = keptMoment(now, zone, isDayOnly);
  await unit.mails.add({
    subscriberId: subscriber.id,
    kind,
    isAfterSurvey: isDayOnly,
    now: today,
    // After a survey only the day is stored, so the pause is the rest of the day instead of minutes.
    unlessSince: isDayOnly ? today : new Date(now.getTime() - MAIL_PAUSE_MS),
  });
};
