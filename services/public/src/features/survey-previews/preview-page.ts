import { randomUUID } from 'node:crypto';
import {
  ANSWERS_LIMIT,
  type Answer,
  type DraftFacts,
  type DraftState,
  endPageThanksOf,
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
  ) => { readonly problems: readonly FieldProblem[]; readonly endPageId?: string | undefined };
}

export interface PreviewVisit extends PreviewAddress {
  readonly preferred: Preferred;
}

type PreviewedPage = Extract<ResidentPage, { kind: 'preview' }>['page'];

const wordsOf = ({ council }: Draft, preferred: Preferred): string => wordsLanguage(council, preferred);

const fileUrlOf =
  ({ path }: Draft) =>
  (file: string): string =>
    `${path}/files/${file}`;

const states: Readonly<Partial<Record<NonNullable<Draft['campaign']['status']>, DraftState>>> = {
  active: 'open',
  paused: 'paused',
  completed: 'ended',
  archived: 'ended',
};

/** The page at the end of a draft. Without `end` it is the thank-you; `full` is the page of a full survey. */
const endUrlOf = (
  { path }: Draft,
  language: string,
  { end, full = false }: { end?: string | undefined; full?: boolean },
): string => {
  const query = new URLSearchParams({ lang: language });
  if (end !== undefined) query.set('end', end);
  if (full) query.set('full', '1');
  return `${path}/thank-you?${query}`;
};

const factsOf = (draft: Draft, preferred: Preferred): DraftFacts => {
  const { version, council, campaign } = draft;
  const language = shownLanguage(version, council, preferred);
  const { endPages = [], limits } = shownContent(draft, version, preferred, fileUrlOf(draft));
  return {
    state: (campaign.status && states[campaign.status]) ?? 'not_open',
    ends: [
      ...endPages.map(({ id, title }) => ({ title, url: endUrlOf(draft, language, { end: id }) })),
      ...(limits ? [{ title: null, url: endUrlOf(draft, language, { full: true }) }] : []),
    ],
  };
};

const show = (
  pages: Pages,
  draft: Draft,
  page: PreviewedPage,
  { preferred, status = 200 }: { preferred: Preferred; status?: number },
): PageAnswer =>
  showPage(
    pages,
    { kind: 'preview', page, draft: factsOf(draft, preferred) },
    { status, headers: secretAddress, language: wordsOf(draft, preferred) },
  );

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
      const { problems, endPageId } = pages.checkAnswers(draft.version, answers);
      if (isTooLarge(answers)) {
        return showSurvey(pages, draft, preferred, { answers, problems, banner: 'too_large', status: 413 });
      }
      if (problems.length > 0) {
        return showSurvey(pages, draft, preferred, { answers, problems, banner: 'incomplete', status: 422 });
      }
      const shown = shownLanguage(draft.version, draft.council, preferred);
      return redirect(endUrlOf(draft, shown, { end: endPageId }), 303);
    }),
  );

/** A form too large to be read. */
export const previewTooLarge = (pages: PreviewPages, visit: PreviewVisit): Promise<PageAnswer> =>
  withDraft(pages, visit, (draft) => {
    const { preferred } = visit;
    const page = { kind: 'too-large', council: draft.council, surveyUrl: addressIn(draft, preferred) } as const;
    return show(pages, draft, page, { preferred, status: 413 });
  });

/** The page for people who come when the survey has all the responses that it may have. */
const fullPageOf = ({ council, version, campaign }: Draft, text: string) => {
  const { title, description } = campaign;
  const about = { title: version.title || title, description, ...(text && { text }) };
  const survey = { state: 'full', nextOpensAt: null, council, survey: null, startToken: null, about } as const;
  return { kind: 'survey', survey, campaignId: version.campaignId, form: null } as const;
};

export const previewDonePage = (
  pages: PreviewPages,
  { end, full, ...visit }: PreviewVisit & { end?: unknown; full?: unknown },
): Promise<PageAnswer> =>
  withDraft(pages, visit, (draft) => {
    const { preferred } = visit;
    const shown = shownContent(draft, draft.version, preferred, fileUrlOf(draft));
    if (full !== undefined && shown.limits) {
      return show(pages, draft, fullPageOf(draft, shown.limits.fullText ?? ''), { preferred });
    }
    const ownThanks = endPageThanksOf(shown, typeof end === 'string' ? end : null) ?? surveyThanksOf(shown);
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
