import { randomUUID } from 'node:crypto';
import {
  ANSWERS_LIMIT,
  type Answer,
  DomainError,
  type FieldProblem,
  LANGUAGE_BUTTON,
  lookup,
  type PublicSurvey,
  type ResidentBanner,
  type ResidentFormFields,
  type SurveyVersion,
  secondKey,
  surveyFields,
} from '@folkmoot/contracts';
import { asDomainError } from '@folkmoot/service-kit';
import type { PublishedSurvey } from '../../published/campaign-copy.domain';
import type { StartTokens } from '../../published/start-token';
import { type Preferred, preferredLanguages, readIn, wordsLanguage } from '../../published/survey-language.domain';
import { type PageAnswer, redirect, showPage, withRelease } from '../../rendering/answer-page';
import type { Release } from '../../rendering/release';
import { type Headers, networkOf, type Visitor, visitorOf } from '../../visitor/visitor.domain';
import {
  addressIn,
  addressOf,
  findSurvey,
  invitationIn,
  orFailurePage,
  placesBeside,
  type SurveyPages,
  showFailure,
  showInvitation,
} from './survey-page';
import { withInvitation } from './with-invitation';

interface GivenResponse {
  readonly campaignId: string;
  readonly startToken: string;
  readonly answers: readonly Answer[];
  readonly idempotencyKey: string;
  readonly visitor: Visitor;
  readonly network: string | null;
  readonly trap: string;
  readonly isWithoutScript: true;
}

export interface FormPages extends SurveyPages {
  readonly tokens: StartTokens;
  readonly submit: (given: GivenResponse) => Promise<{ receipt: string; isNew: boolean }>;
  readonly isKey: (text: string) => boolean;
  readonly checkAnswers: (
    survey: SurveyVersion,
    answers: readonly Answer[],
  ) => { readonly problems: readonly FieldProblem[] };
}

const textOf = (fields: ResidentFormFields, name: string): string => {
  const value = lookup(fields, name);
  return typeof value === 'string' ? value : '';
};

interface Filled {
  readonly published: PublishedSurvey;
  /** The version that was begun; the current one when that cannot be told. */
  readonly version: SurveyVersion;
  readonly preferred: Preferred;
  readonly given: GivenResponse;
  /** As the address of the form has it. */
  readonly invitation: string | undefined;
}

interface Posted {
  readonly fields: ResidentFormFields;
  readonly headers: Headers;
  readonly preferred: Preferred;
  /** What stands in the address for an invitation. */
  readonly invitation?: unknown;
}

const readForm = (
  pages: FormPages,
  { bundle }: Release,
  published: PublishedSurvey,
  { fields, headers, preferred, invitation }: Posted,
): Filled => {
  const campaignId = published.campaign.id;
  const startToken = textOf(fields, surveyFields.startToken);
  const start = pages.tokens.read(startToken, campaignId);
  const version = (start && published.versionOf(start.version)) ?? published.current;
  const key = textOf(fields, surveyFields.idempotencyKey);
  const idempotencyKey = pages.isKey(key) ? key : randomUUID();
  const answers = bundle.readAnswers(version.questions, fields);
  const who = { visitor: visitorOf(headers), network: networkOf(headers), trap: textOf(fields, surveyFields.trap) };
  const given = { campaignId, startToken, answers, idempotencyKey, ...who, isWithoutScript: true } as const;
  return { published, version, preferred, given, invitation: invitationIn(invitation) };
};

/** The survey as the form showed it: its version and start token, so that what was begun can be finished. */
const asBegun = ({ published, version, preferred }: Filled, startToken: string): PublicSurvey => ({
  state: 'open',
  nextOpensAt: null,
  council: published.council,
  survey: readIn(version, published.council, preferred),
  startToken,
});

interface Again {
  readonly status: number;
  readonly banner: ResidentBanner | null;
  readonly problems?: readonly FieldProblem[];
  readonly startToken?: string;
}

/** Whether they came by an invitation: the start token says so. */
const isInvited = ({ tokens }: FormPages, { given }: Filled): boolean =>
  (tokens.read(given.startToken, given.campaignId)?.invitationId ?? null) !== null;

const showAgain = (pages: FormPages, filled: Filled, { status, banner, problems = [], startToken }: Again) => {
  const { campaignId, idempotencyKey, answers } = filled.given;
  const { published, preferred, invitation } = filled;
  const places = { action: addressIn(pages, published, preferred), ...placesBeside(pages, published, preferred) };
  const form = {
    ...places,
    ...(invitation === undefined ? {} : withInvitation(places, encodeURIComponent(invitation))),
    idempotencyKey,
    isInvited: isInvited(pages, filled),
    answers,
    problems,
    banner,
  };
  const survey = asBegun(filled, startToken ?? filled.given.startToken);
  return showPage(pages, { kind: 'survey', survey, campaignId, form }, { status });
};

/** The form once more with the answers kept, or what there is instead of it. */
const notTaken = async (pages: FormPages, filled: Filled, error: DomainError): Promise<PageAnswer> => {
  const { code, fields: problems } = error;
  if (code === 'answers_invalid') {
    return showAgain(pages, filled, { status: 422, banner: 'incomplete', problems });
  }
  if (code === 'already_answered') return showInvitation(pages, filled.published, 'used', filled.preferred);
  if (code === 'unavailable') return showAgain(pages, filled, { status: 503, banner: 'not_reachable' });
  if (code !== 'start_token_invalid' && code !== 'survey_not_open') return showFailure(pages, error, filled.preferred);
  const { campaignId } = filled.given;
  const { published, preferred } = filled;
  const survey = await pages.show({ campaignId, arrival: null, preferred });
  if (survey.state !== 'open' || !survey.startToken) {
    const language = wordsLanguage(published.council, preferred);
    return showPage(pages, { kind: 'survey', survey, campaignId, form: null }, { status: 409, language });
  }
  return showAgain(pages, filled, { status: 400, banner: 'not_taken', startToken: survey.startToken });
};

interface Submitted {
  readonly receipt: string;
  /** Other answers had arrived under the same key. */
  readonly isSecond: boolean;
}

/** Somebody has gone back and changed an answer, or answered in two tabs: that is a second response, and nothing is lost. */
const submit = async (pages: FormPages, given: GivenResponse): Promise<Submitted> => {
  try {
    const { receipt } = await pages.submit(given);
    return { receipt, isSecond: false };
  } catch (error) {
    if (asDomainError(error).code !== 'idempotency_key_reused') throw error;
    const idempotencyKey = secondKey(given.idempotencyKey, given.answers);
    const { receipt } = await pages.submit({ ...given, idempotencyKey });
    return { receipt, isSecond: true };
  }
};

const thankYou = (pages: FormPages, { published, preferred }: Filled, { receipt, isSecond }: Submitted): PageAnswer => {
  const language = wordsLanguage(published.council, preferred);
  const second = isSecond ? '&second=1' : '';
  return redirect(`${addressOf(pages, published)}/thank-you?receipt=${receipt}&lang=${language}${second}`, 303);
};

/** The same answers in another language: nothing is handed in yet. */
const inLanguage = (pages: FormPages, filled: Filled, language: string): PageAnswer =>
  showAgain(pages, { ...filled, preferred: preferredLanguages(language) }, { status: 200, banner: null });

/** More than may be stored: the form again with everything that was typed, to be shortened. */
const tooLarge = (pages: FormPages, filled: Filled): PageAnswer => {
  const problems = pages.checkAnswers(filled.version, filled.given.answers).problems;
  return showAgain(pages, filled, { status: 413, banner: 'too_large', problems });
};

const isTooLarge = ({ given }: Filled): boolean => Buffer.byteLength(JSON.stringify(given.answers)) > ANSWERS_LIMIT;

/** Takes the plain form of a survey. Answers are never lost: what cannot be taken comes back filled in. */
export const surveyForm = (pages: FormPages, posted: Posted & { campaignId: string }): Promise<PageAnswer> =>
  orFailurePage(pages, posted.preferred, async () => {
    const published = await findSurvey(pages, posted.campaignId);
    if (!published) throw new DomainError('survey_not_found');
    return withRelease(pages, async (release) => {
      const filled = readForm(pages, release, published, posted);
      const language = textOf(posted.fields, LANGUAGE_BUTTON);
      if (language !== '') return inLanguage(pages, filled, language);
      if (isTooLarge(filled)) return tooLarge(pages, filled);
      try {
        return thankYou(pages, filled, await submit(pages, filled.given));
      } catch (error) {
        return await notTaken(pages, filled, asDomainError(error));
      }
    });
  });
