import { randomUUID } from 'node:crypto';
import {
  type Answer,
  DomainError,
  type FieldProblem,
  type PublicSurvey,
  type ResidentFormFields,
  type SurveyVersion,
  surveyFields,
} from '@folkmoot/contracts';
import { asDomainError } from '@folkmoot/service-kit';
import type { PublishedSurvey } from '../../published/campaign-copy.domain';
import type { StartTokens } from '../../published/start-token';
import { readIn } from '../../published/survey-language.domain';
import { type PageAnswer, redirect, showPage, withRelease } from '../../rendering/answer-page';
import type { Release } from '../../rendering/release';
import { type Headers, networkOf, type Visitor, visitorOf } from '../../visitor/visitor.domain';
import { pageMessages } from './pages.messages';
import { addressIn, addressOf, findSurvey, orFailurePage, type SurveyPages, showFailure } from './survey-page';

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
}

const textOf = (fields: ResidentFormFields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

interface Filled {
  readonly published: PublishedSurvey;
  /** The version that was begun; the current one when that cannot be told. */
  readonly version: SurveyVersion;
  /** As it stands in the address. */
  readonly language: unknown;
  readonly given: GivenResponse;
}

const readForm = (
  pages: FormPages,
  { bundle }: Release,
  published: PublishedSurvey,
  { fields, headers, language }: { fields: ResidentFormFields; headers: Headers; language: unknown },
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
  return { published, version, language, given };
};

/** The survey as the form showed it: its version and start token, so that what was begun can be finished. */
const asBegun = ({ published, version, language }: Filled, startToken: string): PublicSurvey => ({
  state: 'open',
  nextOpensAt: null,
  council: published.council,
  survey: readIn(version, published.council, language),
  startToken,
});

interface Again {
  readonly status: number;
  readonly banner: string;
  readonly problems?: readonly FieldProblem[];
  readonly startToken?: string;
}

const showAgain = (pages: FormPages, filled: Filled, { status, banner, problems = [], startToken }: Again) => {
  const { campaignId, idempotencyKey, answers } = filled.given;
  const form = {
    action: addressIn(pages, filled.published, filled.language),
    idempotencyKey,
    answers,
    problems,
    banner,
  };
  const survey = asBegun(filled, startToken ?? filled.given.startToken);
  return showPage(pages, { kind: 'survey', survey, campaignId, form }, status);
};

/** The form once more with the answers kept, or what there is instead of it. */
const notTaken = async (pages: FormPages, filled: Filled, error: DomainError): Promise<PageAnswer> => {
  const { code, fields: problems } = error;
  if (code === 'answers_invalid') {
    return showAgain(pages, filled, { status: 422, banner: pageMessages.incomplete, problems });
  }
  if (code === 'unavailable') return showAgain(pages, filled, { status: 503, banner: pageMessages.notReachable });
  if (code !== 'start_token_invalid' && code !== 'survey_not_open') return showFailure(pages, error);
  const { campaignId } = filled.given;
  const survey = await pages.show({ campaignId, arrival: null, language: filled.language });
  if (survey.state !== 'open' || !survey.startToken) {
    return showPage(pages, { kind: 'survey', survey, campaignId, form: null }, 409);
  }
  return showAgain(pages, filled, { status: 400, banner: pageMessages.notTaken, startToken: survey.startToken });
};

const thankYou = (pages: FormPages, { published }: Filled, receipt: string): PageAnswer =>
  redirect(`${addressOf(pages, published)}/thank-you?receipt=${receipt}`, 303);

/** Takes the plain form of a survey. Answers are never lost: what cannot be taken comes back filled in. */
export const surveyForm = (
  pages: FormPages,
  posted: { campaignId: string; fields: ResidentFormFields; headers: Headers; language: unknown },
): Promise<PageAnswer> =>
  orFailurePage(pages, async () => {
    const published = await findSurvey(pages, posted.campaignId);
    if (!published) throw new DomainError('survey_not_found');
    return withRelease(pages, async (release) => {
      const filled = readForm(pages, release, published, posted);
      try {
        const { receipt } = await pages.submit(filled.given);
        return thankYou(pages, filled, receipt);
      } catch (error) {
        return await notTaken(pages, filled, asDomainError(error));
      }
    });
  });
