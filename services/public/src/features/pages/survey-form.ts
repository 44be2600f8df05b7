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
import {
  type Preferred,
  type PublishedSurvey,
  preferredLanguages,
  type StartTokens,
  shownContent,
  shownLanguage,
  wordsLanguage,
} from '../../entities/published-survey';
import { type Headers, networkOf, type Visitor, visitorOf } from '../../entities/visit';
import { type PageAnswer, redirect, showPage, withRelease } from '../../integrations/rendering/answer-page';
import type { Release } from '../../integrations/rendering/release';
import {
  addressIn,
  addressOf,
  canProve,
  findSurvey,
  invitationIn,
  orFailurePage,
  placesBeside,
  type SurveyPages,
  showFailure,
  showInvitation,
} from './survey-page';
import { withInvitation } from './with-invitation';

interface ResponseInput {
  readonly campaignId: string;
  readonly startToken: string;
  readonly answers: readonly Answer[];
  /** The language that the form was shown in. */
  readonly language: string;
  readonly idempotencyKey: string;
  readonly visitor: Visitor;
  readonly network: string | null;
  readonly trap: string;
  readonly isWithoutScript: true;
  /** The request waited instead of computing a proof of work. */
  readonly hasWaited?: boolean;
}

export interface FormPages extends SurveyPages {
  readonly tokens: StartTokens;
  readonly submit: (submission: ResponseInput) => Promise<{ receipt: string; endPageId?: string; isNew: boolean }>;
  readonly isKey: (text: string) => boolean;
  readonly checkAnswers: (
    survey: SurveyVersion,
    answers: readonly Answer[],
  ) => { readonly problems: readonly FieldProblem[] };
  /** Instead of a proof of work. Resolves to false at once when too many requests wait. */
  readonly wait: (network: string | null) => Promise<boolean>;
}

const textOf = (fields: ResidentFormFields, name: string): string => {
  const value = lookup(fields, name);
  return typeof value === 'string' ? value : '';
};

interface Filled {
  readonly published: PublishedSurvey;
  /** The version of the start token; the current one when that is unknown. */
  readonly version: SurveyVersion;
  readonly preferred: Preferred;
  readonly submission: ResponseInput;
  /** As in the form's address. */
  readonly invitation: string | undefined;
  readonly headers: Headers;
  /** The page owes a proof of work. */
  readonly isChallenged: boolean;
}

interface Posted {
  readonly fields: ResidentFormFields;
  readonly headers: Headers;
  readonly preferred: Preferred;
  /** The invitation parameter of the address. */
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
  const language = shownLanguage(version, published.council, preferred);
  const submission = {
    campaignId,
    startToken,
    answers,
    language,
    idempotencyKey,
    ...who,
    isWithoutScript: true,
  } as const;
  const isChallenged = Boolean(start?.challenge);
  return { published, version, preferred, submission, invitation: invitationIn(invitation), headers, isChallenged };
};

/** The survey as the form showed it, with its version and start token, so that a started survey can be finished. */
const asBegun = ({ published, version, preferred }: Filled, startToken: string): PublicSurvey => ({
  state: 'open',
  nextOpensAt: null,
  council: published.council,
  survey: shownContent(published, version, preferred),
  startToken,
});

interface Again {
  readonly status: number;
  readonly banner: ResidentBanner | null;
  readonly problems?: readonly FieldProblem[];
  readonly startToken?: string;
}

/** Whether the visitor has an invitation, and whether the page owes a proof of work, by the start token. */
const askedBy = ({ tokens }: FormPages, startToken: string, campaignId: string) => {
  const start = tokens.read(startToken, campaignId);
  const isInvited = (start?.invitationId ?? null) !== null;
  return start?.challenge ? { isInvited, isChallenged: true } : { isInvited };
};

const showAgain = (pages: FormPages, filled: Filled, again: Again) => {
  const { campaignId, idempotencyKey, answers } = filled.submission;
  const { status, banner, problems = [], startToken = filled.submission.startToken } = again;
  const { published, preferred, invitation } = filled;
  const places = { action: addressIn(pages, published, preferred), ...placesBeside(pages, published, preferred) };
  const form = {
    ...places,
    ...(invitation === undefined ? {} : withInvitation(places, encodeURIComponent(invitation))),
    idempotencyKey,
    ...askedBy(pages, startToken, campaignId),
    answers,
    problems,
    banner,
  };
  const survey = asBegun(filled, startToken);
  return showPage(pages, { kind: 'survey', survey, campaignId, form }, { status });
};

/** The form again with its answers, or the page that replaces it. */
const notTaken = async (
  pages: FormPages,
  release: Release,
  filled: Filled,
  error: DomainError,
): Promise<PageAnswer> => {
  const { code, fields: problems } = error;
  if (code === 'answers_invalid') {
    return showAgain(pages, filled, { status: 422, banner: 'incomplete', problems });
  }
  if (code === 'already_answered') return showInvitation(pages, filled.published, 'used', filled.preferred);
  if (code === 'unavailable') return showAgain(pages, filled, { status: 503, banner: 'not_reachable' });
  if (code !== 'start_token_invalid' && code !== 'survey_not_open') return showFailure(pages, error, filled.preferred);
  const { campaignId } = filled.submission;
  const { published, preferred, invitation, headers } = filled;
  const visit = { campaignId, arrival: null, headers, preferred, invitation, canProve: canProve(release) };
  const { survey } = await pages.show(visit);
  if (survey.state !== 'open' || !survey.startToken) {
    const language = wordsLanguage(published.council, preferred);
    return showPage(pages, { kind: 'survey', survey, campaignId, form: null }, { status: 409, language });
  }
  // The old token is invalid or its round is over: the form gets a new token for the current version.
  const refreshed = { ...filled, version: published.current };
  return showAgain(pages, refreshed, { status: 400, banner: 'not_taken', startToken: survey.startToken });
};

interface Submitted {
  readonly receipt: string;
  readonly endPageId?: string | undefined;
  /** Other answers arrived before with the same key. */
  readonly isSecond: boolean;
}

/**
 * A person went back and changed an answer, or answered in two tabs. This is a second response, so that no answer is
 * lost.
 */
const submit = async (pages: FormPages, submission: ResponseInput): Promise<Submitted> => {
  try {
    const { receipt, endPageId } = await pages.submit(submission);
    return { receipt, endPageId, isSecond: false };
  } catch (error) {
    if (asDomainError(error).code !== 'idempotency_key_reused') throw error;
    const idempotencyKey = secondKey(submission.idempotencyKey, submission.answers);
    const { receipt, endPageId } = await pages.submit({ ...submission, idempotencyKey });
    return { receipt, endPageId, isSecond: true };
  }
};

/**
 * A page without script computes nothing. Its request waits instead, where the answers would be taken. HTML cannot send
 * a form again by itself, so the browser sends it once and the answer comes later.
 */
const waited = async (pages: FormPages, { isChallenged, submission, version }: Filled): Promise<ResponseInput> => {
  if (!isChallenged || pages.checkAnswers(version, submission.answers).problems.length > 0) return submission;
  return { ...submission, hasWaited: await pages.wait(submission.network) };
};

const thankYou = (
  pages: FormPages,
  { published, preferred }: Filled,
  { receipt, endPageId, isSecond }: Submitted,
): PageAnswer => {
  const language = wordsLanguage(published.council, preferred);
  const second = isSecond ? '&second=1' : '';
  const end = endPageId === undefined ? '' : `&end=${encodeURIComponent(endPageId)}`;
  return redirect(`${addressOf(pages, published)}/thank-you?receipt=${receipt}&lang=${language}${end}${second}`, 303);
};

/** The same answers in another language. Nothing is submitted yet. */
const inLanguage = (pages: FormPages, filled: Filled, language: string): PageAnswer =>
  showAgain(pages, { ...filled, preferred: preferredLanguages(language) }, { status: 200, banner: null });

/** Above the storage limit: shows the form again with all typed text, to be shortened. */
const tooLarge = (pages: FormPages, filled: Filled): PageAnswer => {
  const problems = pages.checkAnswers(filled.version, filled.submission.answers).problems;
  return showAgain(pages, filled, { status: 413, banner: 'too_large', problems });
};

const isTooLarge = ({ submission }: Filled): boolean =>
  Buffer.byteLength(JSON.stringify(submission.answers)) > ANSWERS_LIMIT;

/** Accepts the plain form of a survey. No answer is lost: a refused form is shown again with its answers. */
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
        return thankYou(pages, filled, await submit(pages, await waited(pages, filled)));
      } catch (error) {
        return await notTaken(pages, release, filled, asDomainError(error));
      }
    });
  });
