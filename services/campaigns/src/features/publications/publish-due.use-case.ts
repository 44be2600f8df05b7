import { isDomainError, type ResultsChecksum, type ResultsFile, resultsFiles, systemActor } from '@folkmoot/contracts';
import { hashOf } from '@folkmoot/service-kit';
import {
  failedVersion,
  publishedVersion,
  resultsPublished,
  type StoredVersion,
  type VersionRef,
} from '../../entities/publication';
import { unhurried } from '../../entities/response';
import { type MadeResults, makeResults } from './make-results';
import type { PublicationContext, PublicationTools } from './publication.types';
import { resultsFilesOf } from './results-files';

const MAX_AT_ONCE = 5;

const checksumsOf = (files: Readonly<Record<ResultsFile, string>>): ResultsChecksum[] =>
  resultsFiles.map((file) => ({ file, sha256: hashOf(Buffer.from(files[file])) }));

/** Version, files and event are one transaction: a stopped process leaves nothing half public. */
const store = (
  { actor, unitOfWork, clock }: PublicationContext,
  due: StoredVersion,
  { results, report, hidden, answers }: MadeResults,
): Promise<void> =>
  unitOfWork(actor, async ({ campaigns, publicationVersions, publicationFiles, outbox }) => {
    const { campaignId, version } = due;
    await campaigns.get(campaignId);
    const files = resultsFilesOf(results, answers);
    const made = { report, hidden, checksums: checksumsOf(files) };
    const saved = await publicationVersions.save(publishedVersion(due, made, clock.now()));
    for (const name of resultsFiles) await publicationFiles.add({ campaignId, version, name, content: files[name] });
    await resultsPublished(outbox, saved);
  });

/** No later attempt can succeed. */
const isFinal = (error: unknown): boolean =>
  isDomainError(error) && ['campaign_not_found', 'publication_question'].includes(error.code);

const publish = async (context: PublicationContext, ref: VersionRef, tools: PublicationTools): Promise<void> => {
  const { publicationVersions } = context.reader(context.actor);
  const due = await publicationVersions.get(ref.campaignId, ref.version);
  if (due.state !== 'scheduled') return;
  try {
    await store(context, due, await makeResults(context, due, tools, unhurried));
  } catch (error) {
    // It was withdrawn or published by another replica in the meantime.
    if (isDomainError(error) && error.code === 'stale_revision') return;
    tools.logger.warn({ err: error }, 'a version of results could not be published');
    await context.unitOfWork(context.actor, async (unit) => {
      await unit.publicationVersions.save(failedVersion(due, context.clock.now(), isFinal(error)));
    });
  }
};

/** Publishes the versions that are due, one after the other. What a stopped process began is begun again. */
export const publishDue = async (
  context: PublicationContext,
  signal: AbortSignal,
  tools: PublicationTools,
): Promise<void> => {
  const { publicationSweep } = context.acrossCouncils.reader();
  for (const ref of await publicationSweep.listDueAcrossCouncils(context.clock.now(), MAX_AT_ONCE)) {
    signal.throwIfAborted();
    await publish({ ...context, actor: systemActor('campaigns', ref.councilId) }, ref, tools);
  }
};
