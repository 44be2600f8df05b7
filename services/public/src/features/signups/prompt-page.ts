import {
  consentText,
  HEAR_BACK_CHOICE,
  idSchema,
  type ResidentFormFields,
  type SignupForm,
  type SubscriptionPrompt,
} from '@folkmoot/contracts';
import type { KnownHearBacks } from '../../entities/hear-back-count';
import type { PublishedSurvey, PublishedSurveys } from '../../entities/published-survey';
import { type KnownPlaces, type SignupPlaces, topicsOf } from '../../entities/signup-page';
import { type PageAnswer, type Pages, redirect, showPage } from '../../integrations/rendering/answer-page';
import { orFailurePage } from '../../integrations/rendering/failure-page';
import { hearBack } from './hear-back.use-case';
import { answerPosted, freshForm, promptFields, readPosted } from './posted-form';
import type { SignupContext, SignupTools } from './signup.types';
import type { Stamps } from './stamp';
import { type SurveySignupInput, subscribeAfterSurvey } from './subscribe-after-survey.use-case';

export interface PromptPages extends Pages, SignupTools {
  readonly context: SignupContext;
  readonly published: Pick<PublishedSurveys, 'find'>;
  readonly places: Pick<KnownPlaces, 'ofCouncil'>;
  readonly hearBacks: Pick<KnownHearBacks, 'find'>;
  readonly stamps: Stamps;
  /** The demo survey, which has no offer. */
  readonly demoCampaignId: string;
}

type OfferTools = Pick<PromptPages, 'places' | 'hearBacks' | 'stamps' | 'context' | 'demoCampaignId'>;

interface Offer {
  readonly survey: PublishedSurvey;
  readonly places: SignupPlaces;
  readonly prompt: SubscriptionPrompt;
  /** The path of the offer. */
  readonly path: string;
}

/** Whether residents can ask to hear what comes of a survey. */
export const canHearBack = async (
  { places, hearBacks, demoCampaignId }: OfferTools,
  { campaign: { id, councilId } }: PublishedSurvey,
): Promise<boolean> => {
  if (id === demoCampaignId || hearBacks.find(id)?.isOver) return false;
  const known = await places.ofCouncil(councilId);
  return known !== null && !known.council.isSuspended;
};

/** The subscription form after a survey. Null when there is nothing to ask for. */
export const offerAfter = async (tools: OfferTools, survey: PublishedSurvey): Promise<Offer | null> => {
  const { id, councilId } = survey.campaign;
  const { stamps, context } = tools;
  const places = id === tools.demoCampaignId ? null : await tools.places.ofCouncil(councilId);
  if (!places) return null;
  const offersHearBack = await canHearBack(tools, survey);
  if (places.tags.length === 0 && !offersHearBack) return null;
  const { council, rules } = places.council;
  const topics = topicsOf(places.tags, rules);
  const path = `/${council.slug}/survey/${id}`;
  const fresh = freshForm(stamps, context.clock.now(), `${path}/subscribe`, topics);
  // The only choice needs no tick.
  const form = topics.length > 0 ? fresh : { ...fresh, tagIds: [HEAR_BACK_CHOICE] };
  return { survey, places, path, prompt: { topics, consentText: consentText(council), form, offersHearBack } };
};

interface PromptAddress {
  readonly councilSlug: string;
  readonly campaignId: string;
}

/** The offer after a survey of the council with this present or former address. */
const offerAt = async (pages: PromptPages, { councilSlug, campaignId }: PromptAddress): Promise<Offer | null> => {
  const survey = idSchema.safeParse(campaignId).success ? await pages.published.find(campaignId) : null;
  const offer = survey && (await offerAfter(pages, survey));
  if (!offer) return null;
  const { council, formerSlugs = [] } = offer.places.council;
  return [council.slug, ...formerSlugs].includes(councilSlug) ? offer : null;
};

const withOffer = (
  pages: PromptPages,
  address: PromptAddress,
  name: 'subscribe' | 'subscribed',
  make: (offer: Offer) => Promise<PageAnswer> | PageAnswer,
): Promise<PageAnswer> =>
  orFailurePage(pages, async () => {
    const offer = await offerAt(pages, address);
    if (!offer) return showPage(pages, { kind: 'not-found' }, { status: 404 });
    if (offer.places.council.council.slug !== address.councilSlug) return redirect(`${offer.path}/${name}`, 308);
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

/** Takes what somebody ticked: topics, to hear what comes of the survey, or both. */
const takeChoices = async (pages: PromptPages, entered: SurveySignupInput, asksHearBack: boolean) => {
  const topics = entered.tagIds.filter((id) => id !== HEAR_BACK_CHOICE);
  if (asksHearBack) {
    const problems = await hearBack(pages.context, entered, pages);
    if (problems.length > 0 || topics.length === 0) return { problems };
  }
  return subscribeAfterSurvey(pages.context, { ...entered, tagIds: topics }, pages);
};

/** Somebody who came by the link of a closed survey has chosen already. */
export const promptPage = (pages: PromptPages, address: PromptAddress, isForHearBack: boolean): Promise<PageAnswer> =>
  withOffer(pages, address, 'subscribe', (offer) =>
    showOffer(
      pages,
      offer,
      isForHearBack && offer.prompt.offersHearBack ? { changes: { tagIds: [HEAR_BACK_CHOICE] } } : {},
    ),
  );

/** Accepts the plain form. A refused form is shown again with its values. */
export const promptForm = (
  pages: PromptPages,
  address: PromptAddress,
  posted: ResidentFormFields,
  network: string | null,
): Promise<PageAnswer> =>
  withOffer(pages, address, 'subscribe', (offer) => {
    const { survey, places, path, prompt } = offer;
    const postedForm = { action: prompt.form.action, fields: promptFields, posted };
    const read = readPosted(pages.stamps, pages.context.clock.now(), postedForm);
    const { form, isHasty } = read;
    const { idempotencyKey, tagIds, values } = form;
    const entered = { survey, places, email: values.email ?? '', tagIds, idempotencyKey, isHasty, network };
    const asks = prompt.offersHearBack === true && tagIds.includes(HEAR_BACK_CHOICE);
    return answerPosted(read, {
      take: () => takeChoices(pages, entered, asks),
      again: (status, changes, headers = {}) =>
        showOffer(pages, offer, { status, changes: { ...form, ...changes }, headers }),
      done: () => redirect(`${path}/subscribed${isHasty || asks ? '?confirm=1' : ''}`, 303),
    });
  });

export const promptDonePage = (pages: PromptPages, address: PromptAddress, isHasty: boolean): Promise<PageAnswer> =>
  withOffer(pages, address, 'subscribed', ({ places }) => {
    const { council, rules } = places.council;
    return showPage(pages, { kind: 'prompt-done', council, needsConfirmation: rules.doubleOptIn || isHasty });
  });
