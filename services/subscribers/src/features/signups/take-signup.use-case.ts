import type { PayloadOf, subscriptionRequestedEvent } from '@folkmoot/contracts';
import { DateTime } from 'luxon';
import type { CouncilRepository } from '../../councils/council.repository';
import type { MailQueue } from '../../mails/mail.repository';
import { MAIL_PAUSE_MS } from '../../mails/mail-pause';
import type { PageFiguresRepository } from '../../page-figures/page-figures.repository';
import type { SignupRepository } from '../../signups/signup.repository';
import { effectOf } from '../../subscribers/figures.domain';
import { keptMoment } from '../../subscribers/kept-moment';
import { signUpAgain } from '../../subscribers/lifecycle.domain';
import { lifecycleMessages } from '../../subscribers/lifecycle.messages';
import { addressOf, type Consent, type StoredSubscriber, subscriptionTo } from '../../subscribers/subscriber.domain';
import {
  countEffects,
  keepChange,
  type SubscriberUnit,
  tellChanged,
  textVersionOf,
} from '../../subscribers/subscriber-changes';
import { newUniqueId } from '../../subscribers/unique-id';

export interface SignupRecords {
  readonly councils: CouncilRepository;
  readonly signups: SignupRepository;
  readonly pageFigures: PageFiguresRepository;
  readonly mails: MailQueue;
}

type Unit = SubscriberUnit & SignupRecords;
export type Requested = PayloadOf<typeof subscriptionRequestedEvent>;

interface Given {
  readonly requested: Requested;
  readonly tagIds: readonly string[];
  readonly consent: Consent;
  readonly needsConfirmation: boolean;
  readonly at: Date;
}

const isAfterSurvey = ({ source }: Requested): boolean => source === 'post_survey';

const begin = async (unit: Unit, { requested, tagIds, consent, needsConfirmation, at }: Given) => {
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
  // The activity log knows the moment and the order: a sign-up after a survey must not stand there beside others (E-61).
  if (!isAfterSurvey(requested)) await tellChanged(unit.outbox, subscriber, 'added');
  return subscriber;
};

const keepSubscriber = async (unit: Unit, given: Given): Promise<StoredSubscriber> => {
  const { email } = addressOf(given.requested.email);
  const known = await unit.subscribers.findByEmail(email);
  if (known) {
    const after = signUpAgain(known, given, { at: given.at, by: null });
    return keepChange(unit, known, after, isAfterSurvey(given.requested) ? null : 'edited');
  }
  // Who was erased and comes back by themselves is a new person, whose address has to be confirmed (F-43).
  const wasErased = (await unit.suppressions.findAmong([email])).size > 0;
  if (wasErased) await unit.suppressions.remove(email);
  return begin(unit, { ...given, needsConfirmation: given.needsConfirmation || wasErased });
};

const waits = ({ status, subscriptions }: StoredSubscriber): boolean =>
  status === 'pending' || subscriptions.some((each) => each.status === 'pending');

const keepSignup = async (unit: Unit, given: Given, subscriber: StoredSubscriber, zone: string): Promise<void> => {
  const { requested, tagIds, at } = given;
  if (requested.pageId === null) return;
  const { signupId: id, pageId, data } = requested;
  const entry = { id, pageId, subscriberId: subscriber.id, tagIds, data, at, needsConfirmation: waits(subscriber) };
  await unit.signups.add(entry);
  await unit.pageFigures.add(pageId, DateTime.fromJSDate(at, { zone }).toISODate() ?? '', { signups: 1 });
};

/**
 * One sign-up, with everything that follows from it, in one transaction (E-76): the subscriber, the evidence of consent,
 * the counts, the entry on the page, and the message that confirms it. Tags that are no more are passed over.
 */
export const takeSignup = async (unit: Unit, councilId: string, requested: Requested, now: Date): Promise<void> => {
  const council = (await unit.councils.find(councilId))?.council;
  const known = new Set((await unit.tags.listAll()).map(({ id }) => id));
  const tagIds = [...new Set(requested.tagIds)].filter((id) => known.has(id));
  if (tagIds.length === 0) return;
  const zone = council?.timezone ?? 'UTC';
  const at = keptMoment(new Date(requested.requestedAt), zone, isAfterSurvey(requested));
  const { consentSource: source, consentText: text } = requested;
  const consent = { source, text, textVersion: textVersionOf(text), givenAt: at, recordedBy: null };
  const asksForIt = council?.settings.privacy.doubleOptIn ?? true;
  const needsConfirmation = asksForIt || requested.mustConfirm === true;
  const given = { requested, tagIds, consent, needsConfirmation, at };
  const subscriber = await keepSubscriber(unit, given);
  await keepSignup(unit, given, subscriber, zone);
  const kind = waits(subscriber) ? 'confirm' : 'welcome';
  const isDayOnly = isAfterSurvey(requested);
  const today = keptMoment(now, zone, isDayOnly);
  await unit.mails.add({
    subscriberId: subscriber.id,
    kind,
    isAfterSurvey: isDayOnly,
    now: today,
    // What tells no time cannot tell minutes apart: after a survey it is one of a kind a day.
    unlessSince: isDayOnly ? today : new Date(now.getTime() - MAIL_PAUSE_MS),
  });
};
