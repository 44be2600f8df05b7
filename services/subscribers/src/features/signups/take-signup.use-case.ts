import { localDay } from '@folkmoot/calendar/days';
import {
  type AttributeValues,
  lookup,
  MAX_CONSENT_SOURCE,
  type OptInField,
  type PayloadOf,
  put,
  type subscriptionRequestedEvent,
} from '@folkmoot/contracts';
import { type AttributeRepository, readAttributeValue, type StoredAttribute } from '../../entities/attribute';
import type { CouncilRepository } from '../../entities/council';
import { MAIL_PAUSE_MS, type MailRepository } from '../../entities/mail';
import type { OptInPageRepository } from '../../entities/opt-in-page';
import type { PageCode, PageCodeRepository } from '../../entities/page-code';
import type { PageFiguresRepository } from '../../entities/page-figures';
import type { SignupRepository } from '../../entities/signup';
import {
  addressOf,
  awaitsConfirmation,
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
  withSignUp,
} from '../../entities/subscriber';

export interface SignupRecords {
  readonly councils: CouncilRepository;
  readonly attributes: AttributeRepository;
  readonly optInPages: Pick<OptInPageRepository, 'get'>;
  readonly signups: SignupRepository;
  readonly pageFigures: PageFiguresRepository;
  readonly pageCodes: PageCodeRepository;
  readonly mails: MailRepository;
}

type Unit = SubscriberUnit & SignupRecords;
export type Requested = PayloadOf<typeof subscriptionRequestedEvent>;

interface ConsentedSignup {
  readonly requested: Requested;
  readonly tagIds: readonly string[];
  readonly consent: Consent;
  readonly attributes: AttributeValues;
  readonly needsConfirmation: boolean;
  readonly at: Date;
  /** The QR code that the person came by; null without one. */
  readonly code: PageCode | null;
}

const isAfterSurvey = ({ source }: Requested): boolean => source === 'post_survey';

/** The page, and its code, that the person signed up by. */
const waysOf = ({ requested: { pageId }, code }: ConsentedSignup): string[] =>
  [pageId, code?.id].flatMap((id) => id ?? []);

const begin = async (unit: Unit, signup: ConsentedSignup) => {
  const { requested, tagIds, consent, attributes, needsConfirmation, at } = signup;
  const ways = waysOf(signup);
  const status = needsConfirmation ? 'pending' : 'active';
  const subscriber = await unit.subscribers.add({
    ...addressOf(requested.email),
    uniqueId: newUniqueId(),
    source: requested.source,
    status,
    subscribedAt: at,
    subscriptions: tagIds.map((tagId) => subscriptionTo(tagId, status, consent)),
    ...(Object.keys(attributes).length > 0 ? { attributes } : {}),
    ...(ways.length > 0 ? { signedUpBy: withSignUp({}, ways) } : {}),
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
    const again = signUpAgain(known, signup, { at: signup.at, by: null });
    const ways = waysOf(signup);
    const after = ways.length > 0 ? { ...again, signedUpBy: withSignUp(known, ways) } : again;
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

/** The code of the page that the person came by. It may have been deleted with its page. */
const codeOf = async ({ pageCodes }: Unit, { pageId, codeId }: Requested): Promise<PageCode | null> =>
  pageId !== null && codeId !== undefined ? pageCodes.get(pageId, codeId).catch(() => null) : null;

/** The source of the consent, with the place where the code hangs. */
const sourceOf = (source: string, code: PageCode | null): string =>
  (code ? lifecycleMessages.atPlace(source, code.label) : source).slice(0, MAX_CONSENT_SOURCE);

/** A box without a tick is an answer too. */
const answerTo = ({ id, type }: OptInField, { data }: Requested, definition: StoredAttribute): string => {
  const answer = lookup(data, id) ?? '';
  return type === 'checkbox' && definition.type === 'yes_no' && answer === '' ? 'no' : answer;
};

/** The answers that the page keeps as attributes. An answer that its attribute cannot have stays with the sign-up only. */
const attributesOf = async ({ optInPages, attributes }: Unit, requested: Requested): Promise<AttributeValues> => {
  if (requested.pageId === null) return {};
  // The page may have been deleted since.
  const page = await optInPages.get(requested.pageId).catch(() => null);
  const linked = page?.fields.filter(({ attribute }) => attribute !== undefined) ?? [];
  if (linked.length === 0) return {};
  const definitions = new Map((await attributes.listAll()).map((definition) => [definition.key, definition]));
  const values: AttributeValues = {};
  for (const field of linked) {
    const definition = definitions.get(field.attribute ?? '');
    const read = definition && readAttributeValue(definition, answerTo(field, requested, definition));
    if (definition && read && 'value' in read) put(values, definition.key, read.value);
  }
  return values;
};

const keepSignup = async (
  unit: Unit,
  signup: ConsentedSignup,
  subscriber: StoredSubscriber,
  zone: string,
): Promise<void> => {
  const { requested, tagIds, at, code } = signup;
  if (requested.pageId === null) return;
  const { signupId: id, pageId, data } = requested;
  const entry = {
    id,
    pageId,
    subscriberId: subscriber.id,
    tagIds,
    data,
    at,
    needsConfirmation: awaitsConfirmation(subscriber),
    ...(code ? { codeId: code.id } : {}),
  };
  await unit.signups.add(entry);
  await unit.pageFigures.add(pageId, localDay(at, zone), { signups: 1 });
  if (code) await unit.pageCodes.addUses(pageId, code.id, { signups: 1 });
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
  const { consentText: text } = requested;
  const code = await codeOf(unit, requested);
  const source = sourceOf(requested.consentSource, code);
  const consent = { source, text, textVersion: textVersionOf(text), givenAt: at, recordedBy: null };
  const asksForIt = council?.settings.privacy.doubleOptIn ?? true;
  const needsConfirmation = asksForIt || requested.mustConfirm === true;
  const attributes = await attributesOf(unit, requested);
  const signup = { requested, tagIds, consent, attributes, needsConfirmation, at, code };
  const subscriber = await keepSubscriber(unit, signup);
  await keepSignup(unit, signup, subscriber, zone);
  const kind = awaitsConfirmation(subscriber) ? 'confirm' : 'welcome';
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
