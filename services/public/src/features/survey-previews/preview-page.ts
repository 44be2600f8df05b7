import { randomUUID } from 'node:crypto';
import {
  ANSWERS_LIMIT,
  type Answer,
  type FieldProblem,
  LANGUAGE_BUTTON,
  lookup,
  type PublicSurvey,
  type ResidentBanner,
  type ResidentForm,
  type ResidentFormFields,
  type ResidentPage,
  type SurveyVersion,
  surveyThanksOf,
} from '@folkmoot/contracts';
import { asDomainError, type Clock } from '@folkmoot/service-kit';
import {
  hasLanguages,
  type Preferred,
  preferredLanguages,
  privacyFactsOf,
  shownContent,
  shownLanguage,
  wordsLanguage,
} from '../../entities/published-survey';
import { type PageAnswer, type Pages, redirect, showPage, withRelease } from '../../integrations/rendering/answer-page';
import { secretAddress } from '../../integrations/rendering/headers';
import { type Draft, type DraftSources, findDraft, type PreviewAddress } from './find-draft';

/** The tools of these pages. None of them leads to the intake, to visits or to sign-ups. */
export interface PreviewPages extends Pages, DraftSources {
  readonly clock: Clock;
  readonly checkAnswers: (
    survey: SurveyVersion,
    answers: readonly Answer[],
  ) => { readonly problems: readonly FieldProblem[] };
}

export interface PreviewVisit extends PreviewAddress {
  readonly preferred: Preferred;
}

type PreviewedPage = Extract<ResidentPage, { kind: 'preview' }>['page'];

const wordsOf = ({ council }: Draft, preferred: Preferred): string => wordsLanguage(council, preferred);

const show = (
  pages: Pages,
  draft: Draft,
  page: PreviewedPage,
  { preferred, status = 200 }: { preferred: Preferred; status?: number },
): PageAnswer =>
  showPage(pages, { kind: 'preview', page }, { status, headers: secretAddress, language: wordsOf(draft, preferred) });

/** One page for every link that does not work. */
const showOver = (pages: Pages, preferred: Preferred): PageAnswer =>
  showPage(pages, { kind: 'preview-over' }, { status: 404, headers: secretAddress, language: preferred[0] });

const withDraft = async (
  pages: PreviewPages,
  { preferred, ...address }: PreviewVisit,
  make: (draft: Draft) => Promise<PageAnswer> | PageAnswer,
): Promise<PageAnswer> => {
  try {
    const draft = await findDraft(pages, address, pages.clock.now());
    return draft ? await make(draft) : showOver(pages, preferred);
  } catch (thrown) {
    const error = asDomainError(thrown);
    if (error.code !== 'unavailable') throw error;
    return showPage(pages, { kind: 'unavailable' }, { status: 503, headers: secretAddress, language: preferred[0] });
  }
};

/** The address of the draft in a language. With only one language it has no parameter. */
const addressIn = ({ version, council, path }: Draft, preferred: Preferred): string =>
  hasLanguages(version, council) ? `${path}?lang=${shownLanguage(version, council, preferred)}` : path;

const privacyUrlOf = (draft: Draft, preferred: Preferred): string => {
  const { version, council, path } = draft;
  const shown = shownLanguage(version, council, preferred);
  const from = hasLanguages(version, council) ? `&from=${shown}` : '';
  return `${path}/privacy?lang=${wordsLanguage(council, [shown])}${from}`;
};

const fileUrlOf =
  ({ path }: Draft) =>
  (file: string): string =>
    `${path}/files/${file}`;

const surveyOf = (draft: Draft, preferred: Preferred): PublicSurvey => {
  const { council, version } = draft;
  const isEmpty = version.questions.length === 0;
  return {
    state: isEmpty ? 'no_questions' : 'open',
    nextOpensAt: null,
    council,
    survey: isEmpty ? null : shownContent(draft, version, preferred, fileUrlOf(draft)),
    startToken: null,
  };
};

interface Filled {
  readonly answers: readonly Answer[];
  readonly problems: readonly FieldProblem[];
  readonly banner: ResidentBanner | null;
}

const nothingFilled: Filled = { answers: [], problems: [], banner: null };

const formOf = (draft: Draft, preferred: Preferred, filled: Filled): ResidentForm => ({
  action: addressIn(draft, preferred),
  privacyUrl: privacyUrlOf(draft, preferred),
  receiptUrl: null,
  idempotencyKey: randomUUID(),
  ...filled,
});

const showSurvey = (
  pages: PreviewPages,
  draft: Draft,
  preferred: Preferred,
  { status = 200, ...filled }: Filled & { status?: number },
): PageAnswer => {
  const survey = surveyOf(draft, preferred);
  const form = survey.state === 'open' ? formOf(draft, preferred, filled) : null;
  const page = { kind: 'survey', survey, campaignId: draft.version.campaignId, form } as const;
  return show(pages, draft, page, { preferred, status });
};

/** The draft of a survey, as residents will see it. Counts nothing and stores nothing. */
export const previewPage = (pages: PreviewPages, visit: PreviewVisit): Promise<PageAnswer> =>
  withDraft(pages, visit, (draft) => showSurvey(pages, draft, visit.preferred, nothingFilled));

const isTooLarge = (answers: readonly Answer[]): boolean => Buffer.byteLength(JSON.stringify(answers)) > ANSWERS_LIMIT;

/** Checks the plain form of a draft as the form of a published survey is checked, and forgets its answers. */
export const previewForm = (
  pages: PreviewPages,
  visit: PreviewVisit,
  fields: ResidentFormFields,
): Promise<PageAnswer> =>
  withDraft(pages, visit, (draft) =>
    withRelease(pages, async ({ bundle }) => {
      const { preferred } = visit;
      const answers = bundle.readAnswers(draft.version.questions, fields);
      const language = lookup(fields, LANGUAGE_BUTTON);
      if (typeof language === 'string' && language !== '') {
        return showSurvey(pages, draft, preferredLanguages(language), { ...nothingFilled, answers });
      }
      const { problems } = pages.checkAnswers(draft.version, answers);
      if (isTooLarge(answers)) {
        return showSurvey(pages, draft, preferred, { answers, problems, banner: 'too_large', status: 413 });
      }
      if (problems.length > 0) {
        return showSurvey(pages, draft, preferred, { answers, problems, banner: 'incomplete', status: 422 });
      }
      const shown = shownLanguage(draft.version, draft.council, preferred);
      return redirect(`${draft.path}/thank-you?lang=${shown}`, 303);
    }),
  );

/** A form too large to be read. */
export const previewTooLarge = (pages: PreviewPages, visit: PreviewVisit): Promise<PageAnswer> =>
  withDraft(pages, visit, (draft) => {
    const { preferred } = visit;
    const page = { kind: 'too-large', council: draft.council, surveyUrl: addressIn(draft, preferred) } as const;
    return show(pages, draft, page, { preferred, status: 413 });
  });

export const previewDonePage = (pages: PreviewPages, visit: PreviewVisit): Promise<PageAnswer> =>
  withDraft(pages, visit, (draft) => {
    const { preferred } = visit;
    const ownThanks = surveyThanksOf(shownContent(draft, draft.version, preferred, fileUrlOf(draft)));
    const { council } = draft;
    const page = { kind: 'preview-done', council, surveyUrl: addressIn(draft, preferred), ownThanks } as const;
    return show(pages, draft, page, { preferred });
  });

export const previewPrivacyPage = (
  pages: PreviewPages,
  { from, ...visit }: PreviewVisit & { from: unknown },
): Promise<PageAnswer> =>
  withDraft(pages, visit, (draft) => {
    const { council, privacy } = draft;
    const notice = privacy.privacyNotice.trim();
    const surveyUrl = addressIn(draft, preferredLanguages(from));
    const page = { kind: 'privacy', council, notice, facts: privacyFactsOf(draft), surveyUrl } as const;
    return show(pages, draft, page, { preferred: visit.preferred });
  });
