import {
  consentText,
  idSchema,
  type ResidentFormFields,
  type SignupForm,
  type SubscriptionPrompt,
} from '@folkmoot/contracts';
import type { PublishedSurvey } from '../../published/campaign-copy.domain';
import type { PublishedSurveys } from '../../published/published-surveys';
import { type PageAnswer, type Pages, redirect, showPage } from '../../rendering/answer-page';
import { orFailurePage } from '../../rendering/failure-page';
import { type SignupPlaces, topicsOf } from '../../signup-pages/signup-page.domain';
import type { KnownPlaces } from '../../signup-pages/signup-places';
import { answerPosted, freshForm, promptFields, readPosted } from './posted-form';
import type { SignUpDeps } from './sign-up.use-case';
import type { Stamps } from './stamp';
import { subscribeAfterSurvey } from './subscribe-after-survey.use-case';

export interface PromptPages extends Pages, SignUpDeps {
  readonly published: Pick<PublishedSurveys, 'find'>;
  readonly places: Pick<KnownPlaces, 'ofCouncil'>;
  readonly stamps: Stamps;
  /** After the demo survey nothing is offered. */
  readonly demoCampaignId: string;
}

interface Offer {
  readonly survey: PublishedSurvey;
  readonly places: SignupPlaces;
  readonly prompt: SubscriptionPrompt;
  /** Where the offer stands. */
  readonly path: string;
}

/** What residents are offered after a survey; null where there is nothing to subscribe to (F-41). */
export const offerAfter = async (
  { places: known, stamps, clock, demoCampaignId }: Pick<PromptPages, 'places' | 'stamps' | 'clock' | 'demoCampaignId'>,
  survey: PublishedSurvey,
): Promise<Offer | null> => {
  const { id, councilId } = survey.campaign;
  const places = id === demoCampaignId ? null : await known.ofCouncil(councilId);
  if (!places || places.tags.length === 0) return null;
  const { council, rules } = places.council;
  const topics = topicsOf(places.tags, rules);
  const path = `/${council.slug}/survey/${id}`;
  const form = freshForm(stamps, clock.now(), `${path}/subscribe`, topics);
  return { survey, places, path, prompt: { topics, consentText: consentText(council), form } };
};

interface Place {
  readonly councilSlug: string;
  readonly campaignId: string;
}

/** The offer after a survey of the council that is at this address, or was. */
const offerAt = async (pages: PromptPages, { councilSlug, campaignId }: Place): Promise<Offer | null> => {
  const survey = idSchema.safeParse(campaignId).success ? await pages.published.find(campaignId) : null;
  const offer = survey && (await offerAfter(pages, survey));
  if (!offer) return null;
  const { council, formerSlugs = [] } = offer.places.council;
  return [council.slug, ...formerSlugs].includes(councilSlug) ? offer : null;
};

const withOffer = (
  pages: PromptPages,
  place: Place,
  name: 'subscribe' | 'subscribed',
  make: (offer: Offer) => Promise<PageAnswer> | PageAnswer,
): Promise<PageAnswer> =>
  orFailurePage(pages, async () => {
    const offer = await offerAt(pages, place);
    if (!offer) return showPage(pages, { kind: 'not-found' }, { status: 404 });
    if (offer.places.council.council.slug !== place.councilSlug) return redirect(`${offer.path}/${name}`, 308);
    return make(offer);
  });

interface ShownOffer {
  readonly status?: number;
  readonly changes?: Partial<SignupForm>;
  readonly headers?: Readonly<Record<string, string>>;
}

const showOffer = (pages: Pages, { places, prompt }: Offer, shown: ShownOffer = {}) => {
  const { status = 200, changes = {}, headers = {} } = shown;
  const changed = { ...prompt, form: { ...prompt.form, ...changes } };
  return showPage(pages, { kind: 'prompt', council: places.council.council, prompt: changed }, { status, headers });
};

export const promptPage = (pages: PromptPages, place: Place): Promise<PageAnswer> =>
  withOffer(pages, place, 'subscribe', (offer) => showOffer(pages, offer));

/** Takes the plain form. What cannot be taken comes back filled in. */
export const promptForm = (
  pages: PromptPages,
  place: Place,
  posted: ResidentFormFields,
  network: string | null,
): Promise<PageAnswer> =>
  withOffer(pages, place, 'subscribe', (offer) => {
    const { survey, places, path, prompt } = offer;
    const given = { action: prompt.form.action, fields: promptFields, posted };
    const read = readPosted(pages.stamps, pages.clock.now(), given);
    const { form, isHasty } = read;
    const { idempotencyKey, tagIds, values } = form;
    const entered = { survey, places, email: values.email ?? '', tagIds, idempotencyKey, isHasty, network };
    return answerPosted(read, {
      take: () => subscribeAfterSurvey(pages, entered),
      again: (status, changes, headers = {}) =>
        showOffer(pages, offer, { status, changes: { ...form, ...changes }, headers }),
      done: () => redirect(`${path}/subscribed${isHasty ? '?confirm=1' : ''}`, 303),
    });
  });

export const promptDonePage = (pages: PromptPages, place: Place, isHasty: boolean): Promise<PageAnswer> =>
  withOffer(pages, place, 'subscribed', ({ places }) => {
    const { council, rules } = places.council;
    return showPage(pages, { kind: 'prompt-done', council, needsConfirmation: rules.doubleOptIn || isHasty });
  });
