import { randomUUID } from 'node:crypto';
import {
  DomainError,
  getPublicOptInPageOperation,
  HEAR_BACK_CHOICE,
  hearBackOperation,
  leadingProblem,
  type OptInField,
  PROMPT_EMAIL,
  type SignupProblem,
  signUpOperation,
  subscribeAfterSurveyOperation,
} from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import type { PublishedSurvey } from '../../entities/published-survey';
import { pageAt, type SignupPlaces } from '../../entities/signup-page';
import { isBot, networkOf } from '../../entities/visit';
import { hearBack } from './hear-back.use-case';
import { canHearBack, offerAfter, type PromptPages, promptDonePage, promptForm, promptPage } from './prompt-page';
import { requireActive, signUp } from './sign-up.use-case';
import { promptIncomplete, signupProblems } from './signup.messages';
import {
  promptDonePageOperation,
  promptFormOperation,
  promptPageOperation,
  signedUpPageOperation,
  signupFormOperation,
  signupPageOperation,
} from './signup.operations';
import type { SignupApp } from './signup.types';
import { type SignupPages, signedUpPage, signupForm, signupPage, toPublicPage } from './signup-page';
import { subscribeAfterSurvey } from './subscribe-after-survey.use-case';

const pathOf = (field: string): string => (field === 'topics' ? 'tagIds' : `data.${field}`);

/** Throws signup_invalid with a line per field, word for word as specified. */
const refuse = (problems: readonly SignupProblem[], fields: readonly OptInField[]): void => {
  const leading = leadingProblem(problems, fields);
  if (!leading) return;
  const lines = problems.map(({ field, kind }) => ({ path: pathOf(field), message: signupProblems[kind] }));
  throw new DomainError('signup_invalid', { detail: signupProblems[leading], fields: lines });
};

const refusePrompt = (problems: readonly SignupProblem[]): void => {
  if (problems.length === 0) return;
  const lines = problems.map(({ field, kind }) => ({
    path: field === PROMPT_EMAIL ? 'email' : 'tagIds',
    message: signupProblems[kind],
  }));
  const isMissing = problems.some(({ kind }) => kind === 'email_missing' || kind === 'topics_missing');
  const detail = isMissing ? promptIncomplete : (lines[0]?.message ?? promptIncomplete);
  throw new DomainError('signup_invalid', { detail, fields: lines });
};

/** Programs fill in no form, so their speed means nothing. */
const isHasty = false;

const apiRoutes = (pages: SignupPages & PromptPages) => {
  const activeAt = async ({ councilSlug, pageSlug }: { councilSlug: string; pageSlug: string }) => {
    const places = await pages.places.ofSlug(councilSlug);
    const page = requireActive(places && pageAt(places.pages, pageSlug));
    return { places: places as SignupPlaces, page };
  };
  return [
    route(getPublicOptInPageOperation, {
      handle: async ({ params }) => {
        const { places, page } = await activeAt(params);
        return toPublicPage(places, page);
      },
    }),
    route(signUpOperation, {
      handle: async ({ params, body, headers, context: request }) => {
        const { places, page } = await activeAt(params);
        const who = { idempotencyKey: request.idempotencyKey ?? '', isHasty, network: networkOf(headers) };
        const input = { places, page, ...body, ...who };
        const { problems, needsConfirmation } = await signUp(pages.context, input, pages);
        refuse(problems, page.fields);
        return { needsConfirmation };
      },
    }),
    route(subscribeAfterSurveyOperation, {
      handle: async ({ params, body, headers, context: request }) => {
        const survey: PublishedSurvey | null = await pages.published.find(params.campaignId);
        const offer = survey && (await offerAfter(pages, survey));
        if (!offer) throw new DomainError('survey_not_found');
        const who = { idempotencyKey: request.idempotencyKey ?? '', isHasty, network: networkOf(headers) };
        const input = { ...offer, ...body, ...who };
        const { problems, needsConfirmation } = await subscribeAfterSurvey(pages.context, input, pages);
        refusePrompt(problems);
        return { needsConfirmation };
      },
    }),
  ];
};

const hearBackRoute = (pages: PromptPages) =>
  route(hearBackOperation, {
    handle: async ({ params, body, headers }) => {
      const survey = await pages.published.find(params.campaignId);
      if (!survey || !(await canHearBack(pages, survey))) throw new DomainError('survey_not_found');
      const input = { survey, ...body, idempotencyKey: randomUUID(), network: networkOf(headers) };
      refusePrompt(await hearBack(pages.context, input, pages));
      return { needsConfirmation: true as const };
    },
  });

const pageRoutes = (pages: SignupPages) => [
  route(signupPageOperation, {
    handle: ({ params, query, headers }) =>
      signupPage(
        pages,
        { ...params, preview: query.preview },
        { isBot: isBot(headers['user-agent'] ?? ''), seenSince: headers['if-modified-since'], query, headers },
      ),
  }),
  route(signupFormOperation, {
    accepts: 'form',
    handle: ({ params, query, body = {}, headers }) =>
      signupForm(pages, { ...params, preview: query.preview }, body, { network: networkOf(headers), query, headers }),
  }),
  route(signedUpPageOperation, {
    handle: ({ params, query }) =>
      signedUpPage(pages, { ...params, preview: query.preview }, query.confirm !== undefined),
  }),
];

const promptRoutes = (pages: PromptPages) => [
  route(promptPageOperation, {
    handle: ({ params, query }) => promptPage(pages, params, query[HEAR_BACK_CHOICE] !== undefined),
  }),
  route(promptFormOperation, {
    accepts: 'form',
    handle: ({ params, body = {}, headers }) => promptForm(pages, params, body, networkOf(headers)),
  }),
  route(promptDonePageOperation, {
    handle: ({ params, query }) => promptDonePage(pages, params, query.confirm !== undefined),
  }),
];

/** Sign-up pages and the offers after surveys, for programs and as pages. */
export const signupRoutes = (_: SignupApp, pages: SignupPages & PromptPages) => [
  ...apiRoutes(pages),
  hearBackRoute(pages),
  ...pageRoutes(pages),
  ...promptRoutes(pages),
];
