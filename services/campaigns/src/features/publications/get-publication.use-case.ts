import { isDeepStrictEqual } from 'node:util';
import { consultationsPath, type Publication, type PublicationVersion, resultsPath } from '@folkmoot/contracts';
import { smallestCellOf } from '../../entities/council';
import { currentVersion, type StoredVersion } from '../../entities/publication';
import type { PublicationContext, PublicationTools } from './publication.types';
import { choiceOf, chosenPublication, listedQuestions, removedQuestions } from './publication-choice';

export const toVersionView = (version: StoredVersion): PublicationVersion => ({
  version: version.version,
  state: version.state,
  publishAt: version.publishAt.toISOString(),
  publishedAt: version.publishedAt?.toISOString() ?? null,
  note: version.note,
  withdrawnAt: version.withdrawnAt?.toISOString() ?? null,
  reason: version.reason,
  responses: version.report?.responses ?? null,
  checksums: [...version.checksums],
  failure: version.failure,
  answersRemovedAt: version.answersRemovedAt?.toISOString() ?? null,
});

const changesSince = async (
  context: PublicationContext,
  current: StoredVersion | null,
  { readReport }: Pick<PublicationTools, 'readReport'>,
): Promise<Publication['changes']> => {
  if (!current?.report) return null;
  const live = await readReport(context, current.campaignId);
  const byId = new Map(live.results.map((result) => [result.questionId, JSON.parse(JSON.stringify(result))]));
  const changed = current.report.results.filter((result) => !isDeepStrictEqual(byId.get(result.questionId), result));
  return {
    responses: live.responses - current.report.responses,
    questionIds: changed.map(({ questionId }) => questionId),
  };
};

const slugOf = async ({ actor, reader }: PublicationContext): Promise<string> =>
  (await reader(actor).councils.find())?.slug ?? 'council';

/** The address of the page of a campaign's results. */
export const resultsUrl = async (
  context: PublicationContext,
  campaignId: string,
  { publicOrigin }: Pick<PublicationTools, 'publicOrigin'>,
): Promise<string> => `${publicOrigin}${resultsPath(await slugOf(context), campaignId)}`;

/** The choice, the versions, and what changed since the current one. Throws campaign_not_found. */
export const getPublication = async (
  context: PublicationContext,
  campaignId: string,
  tools: PublicationTools,
): Promise<Publication> => {
  const records = context.reader(context.actor);
  const chosen = await chosenPublication(records, campaignId);
  const versions = await records.publicationVersions.list(campaignId);
  const current = currentVersion(versions);
  const { shortName } = await records.campaigns.get(campaignId);
  const slug = await slugOf(context);
  return {
    ...choiceOf(chosen.publication),
    campaignId,
    questions: listedQuestions(chosen),
    removedQuestions: removedQuestions(chosen),
    leastMinimumCell: await smallestCellOf(records),
    url: `${tools.publicOrigin}${resultsPath(slug, campaignId)}`,
    shortUrl: shortName === null ? null : `${tools.publicOrigin}${resultsPath(slug, shortName)}`,
    consultationsUrl: `${tools.publicOrigin}${consultationsPath(slug)}`,
    versions: versions.map(toVersionView),
    current: current?.version ?? null,
    changes: await changesSince(context, current, tools),
    revision: chosen.publication.revision,
  };
};
