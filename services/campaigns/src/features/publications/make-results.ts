import {
  DomainError,
  type PublicationChoice,
  type PublishedQuestion,
  type PublishedResults,
  type Report,
} from '@folkmoot/contracts';
import {
  everPublic,
  hiddenInVersion,
  type PublishedReport,
  reportCells,
  type StoredVersion,
} from '../../entities/publication';
import { translatedTexts } from '../../entities/survey';
import type { PublicationContext, PublicationTools } from './publication.types';
import { publishedQuestion } from './published-question.domain';
import { translationsOf } from './results-translations.domain';
import { type ReviewedAnswers, reviewedAnswers } from './reviewed-answers';

/** A version that is about to be public. */
export interface MadeResults {
  readonly results: PublishedResults;
  readonly report: PublishedReport;
  readonly hidden: readonly string[];
  /** Written answers, by question. */
  readonly answers: ReadonlyMap<string, readonly string[]>;
}

interface Wanted {
  readonly campaignId: string;
  readonly choice: PublicationChoice;
  readonly version: number;
  readonly note: string;
}

/** The results of the shown questions, in their order. Throws publication_question when a question is gone. */
const shownReport = (report: Report, { questions }: PublicationChoice): PublishedReport => {
  const byId = new Map(report.results.map((result) => [result.questionId, result]));
  const results = questions
    .filter(({ isShown }) => isShown)
    .map(({ questionId }) => {
      const result = byId.get(questionId);
      if (!result) throw new DomainError('publication_question');
      return result;
    });
  return { responses: report.responses, results };
};

const weightingOf = ({ weighting }: Report): Pick<PublishedResults, 'weighting'> =>
  weighting?.state === 'weighted' && weighting.effectiveSize !== null && weighting.designEffect !== null
    ? { weighting: { effectiveSize: weighting.effectiveSize, designEffect: weighting.designEffect } }
    : {};

const historyOf = (versions: readonly StoredVersion[], next: Wanted, now: Date): PublishedResults['versions'] => [
  { version: next.version, publishedAt: now.toISOString(), note: next.note, isWithdrawn: false },
  ...versions.flatMap(({ version, publishedAt, note, state }) =>
    publishedAt ? [{ version, publishedAt: publishedAt.toISOString(), note, isWithdrawn: state === 'withdrawn' }] : [],
  ),
];

/** Equal keys of stored objects have one order, so that two reports with equal counts compare equal. */
const asStored = (report: PublishedReport): PublishedReport => JSON.parse(JSON.stringify(report));

const MAX_EXAMPLES = 5;
const LONGEST_EXAMPLE = 300;

/** Written answers of a question, unless the number of people who answered is hidden: it would follow from them. */
const withAnswers = (question: PublishedQuestion, answers: ReviewedAnswers | undefined): PublishedQuestion => {
  if (!answers || question.answered === null) return question;
  const { texts, withheld } = answers;
  const examples = texts.filter(({ length }) => length <= LONGEST_EXAMPLE).slice(0, MAX_EXAMPLES);
  return { ...question, answers: { published: texts.length, withheld, examples } };
};

/** The results as they are now, without what small numbers hide. */
export const makeResults = async (
  context: PublicationContext,
  wanted: Wanted,
  { readReport, getIntegrity }: Pick<PublicationTools, 'readReport' | 'getIntegrity'>,
): Promise<MadeResults> => {
  const { campaignId, choice, version } = wanted;
  const { campaigns, councils, versions: surveyVersions, publicationVersions } = context.reader(context.actor);
  const now = context.clock.now();
  const campaign = await campaigns.get(campaignId);
  const [survey, council, live, { statement }, versions] = await Promise.all([
    surveyVersions.findLatest(campaignId),
    councils.find(),
    readReport(context, campaignId),
    getIntegrity(context, campaignId),
    publicationVersions.list(campaignId),
  ]);
  const report = asStored(shownReport(live, choice));
  const earlier = everPublic(versions.filter((each) => each.version < version));
  const hidden = hiddenInVersion(earlier, report, choice.minimumCell);
  const hides = (id: string): boolean => hidden.has(id);
  const cells = reportCells(report);
  const { title, introduction, summary, minimumCell, licence } = choice;
  const wantedAnswers = choice.questions.filter(({ isShown, showsAnswers }) => isShown && showsAnswers);
  const written = await reviewedAnswers(
    context.reader(context.actor),
    campaignId,
    wantedAnswers.map(({ questionId }) => questionId),
  );
  const untranslated: PublishedResults = {
    campaignId,
    version,
    publishedAt: now.toISOString(),
    title,
    introduction,
    summary,
    language: survey?.language ?? council?.council?.language ?? 'en',
    opensAt: campaign.startDate?.toISOString() ?? null,
    closesAt: campaign.endDate?.toISOString() ?? null,
    isOpen: campaign.status === 'active',
    responses: hides(cells.all) ? null : report.responses,
    minimumCell,
    questions: report.results.flatMap((result, index) => {
      const own = cells.questions[index];
      if (!own) return [];
      const question = publishedQuestion(result, { cells: own, all: cells.all, hides });
      return [withAnswers(question, written.get(result.questionId))];
    }),
    ...weightingOf(live),
    integrity: { reasons: [...statement.reasons], unknowable: [...statement.unknowableCodes] },
    licence,
    versions: historyOf(versions, wanted, now),
  };
  const results = { ...untranslated, ...translationsOf(untranslated, survey ? translatedTexts(survey) : []) };
  const answers = new Map(
    results.questions.flatMap(({ questionId, answers: shown }) =>
      shown ? [[questionId, written.get(questionId)?.texts ?? []] as const] : [],
    ),
  );
  return { results, report, hidden: [...hidden], answers };
};
