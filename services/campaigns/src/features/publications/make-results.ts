import { DomainError, type PublicationChoice, type PublishedResults, type Report } from '@folkmoot/contracts';
import {
  everPublic,
  hiddenInVersion,
  type PublishedReport,
  reportCells,
  type StoredVersion,
} from '../../entities/publication';
import type { PublicationContext, PublicationTools } from './publication.types';
import { publishedQuestion } from './published-question.domain';

/** A version that is about to be public. */
export interface MadeResults {
  readonly results: PublishedResults;
  readonly report: PublishedReport;
  readonly hidden: readonly string[];
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
  const results: PublishedResults = {
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
      return own ? [publishedQuestion(result, { cells: own, all: cells.all, hides })] : [];
    }),
    ...weightingOf(live),
    integrity: { reasons: [...statement.reasons], unknowable: [...statement.unknowableCodes] },
    licence,
    versions: historyOf(versions, wanted, now),
  };
  return { results, report, hidden: [...hidden] };
};
