import {
  DomainError,
  getPublicOptInPageOperation,
  leadingProblem,
  type OptInField,
  PROMPT_EMAIL,
  type SignupProblem,
  signUpOperation,
  subscribeAfterSurveyOperation,
} from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import type { PublishedSurvey } from '../../published/campaign-copy.domain';
import { pageAt, type SignupPlaces } from '../../signup-pages/signup-page.domain';
import { isBot } from '../../visitor/user-agent.domain';
import { networkOf } from '../../visitor/visitor.domain';
import { offerAfter, type PromptPages, promptDonePage, promptForm, promptPage } from './prompt-page';
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
import { type SignupPages, signedUpPage, signupForm, signupPage, toPublicPage } from './signup-page';
import { subscribeAfterSurvey } from './subscribe-after-survey.use-case';

type Deps = Omit<SignupPages, 'places'> &
  Omit<PromptPages, 'places'> & { readonly places: SignupPages['places'] & PromptPages['places'] };

const pathOf = (field: string): string => (field === 'topics' ? 'tagIds' : `data.${field}`);

/** Throws signup_invalid with a line per field, in D2's words. */
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

/** Programs fill in no form: how fast they are says nothing. */
const isHasty = false;

const apiRoutes = (deps: Deps) => {
  const activeAt = async ({ councilSlug, pageSlug }: { councilSlug: string; pageSlug: string }) => {
    const places = await deps.places.ofSlug(councilSlug);
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
      handle: async ({ params, body, headers, context }) => {
        const { places, page } = await activeAt(params);
        const who = { idempotencyKey: context.idempotencyKey ?? '', isHasty, network: networkOf(headers) };
        const given = { places, page, ...body, ...who };
        const { problems, needsConfirmation } = await signUp(deps, given);
        refuse(problems, page.fields);
        return { needsConfirmation };
      },
    }),
    route(subscribeAfterSurveyOperation, {
      handle: async ({ params, body, headers, context }) => {
        const survey: PublishedSurvey | null = await deps.published.find(params.campaignId);
        const offer = survey && (await offerAfter(deps, survey));
        if (!offer) throw new DomainError('survey_not_found');
        const who = { idempotencyKey: context.idempotencyKey ?? '', isHasty, network: networkOf(headers) };
        const given = { ...offer, ...body, ...who };
        const { problems, needsConfirmation } = await subscribeAfterSurvey(deps, given);
        refusePrompt(problems);
        return { needsConfirmation };
      },
    }),
  ];
};

const pageRoutes = (deps: Deps) => [
  route(signupPageOperation, {
    handle: ({ params, query, headers }) =>
      signupPage(
        deps,
        { ...params, preview: query.preview },
        { isBot: isBot(headers['user-agent'] ?? ''), seenSince: headers['if-modified-since'] },
      ),
  }),
  route(signupFormOperation, {
    accepts: 'form',
    handle: ({ params, query, body = {}, headers }) =>
      signupForm(deps, { ...params, preview: query.preview }, body, networkOf(headers)),
  }),
  route(signedUpPageOperation, {
    handle: ({ params, query }) =>
      signedUpPage(deps, { ...params, preview: query.preview }, query.confirm !== undefined),
  }),
];

const promptRoutes = (deps: Deps) => [
  route(promptPageOperation, { handle: ({ params }) => promptPage(deps, params) }),
  route(promptFormOperation, {
    accepts: 'form',
    handle: ({ params, body = {}, headers }) => promptForm(deps, params, body, networkOf(headers)),
  }),
  route(promptDonePageOperation, {
    handle: ({ params, query }) => promptDonePage(deps, params, query.confirm !== undefined),
  }),
];

/** Sign-up pages and what is offered after surveys, for programs and as pages. */
export const signupRoutes = (deps: Deps) => [...apiRoutes(deps), ...pageRoutes(deps), ...promptRoutes(deps)];
