import { isDomainError, type PublicationFailure, resultsFiles, systemActor } from '@folkmoot/contracts';
import {
  failedVersion,
  publishedVersion,
  resultsPublished,
  type StoredVersion,
  type VersionRef,
} from '../../entities/publication';
import { checksumsOf } from './checksums';
import { type MadeResults, makeResults } from './make-results';
import type { PublicationContext, PublicationTools } from './publication.types';
import { removeAnswers } from './remove-answers.use-case';
import { resultsFilesOf } from './results-files';

const MAX_AT_ONCE = 5;

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

const failures: ReadonlyMap<string, PublicationFailure> = new Map([
  ['campaign_not_found', 'campaign_deleted'],
  ['publication_question', 'question_removed'],
]);

const failureOf = (error: unknown): PublicationFailure =>
  (isDomainError(error) ? failures.get(error.code) : undefined) ?? 'other';

const publish = async (context: PublicationContext, due: StoredVersion, tools: PublicationTools): Promise<void> => {
  try {
    await store(context, due, await makeResults(context, due, tools));
  } catch (error) {
    // It was withdrawn or published by another replica in the meantime.
    if (isDomainError(error) && error.code === 'stale_revision') return;
    tools.logger.warn({ err: error }, 'a version of results could not be published');
    await context.unitOfWork(context.actor, async (unit) => {
      await unit.publicationVersions.save(failedVersion(due, context.clock.now(), failureOf(error)));
    });
  }
};

const workOn = async (context: PublicationContext, ref: VersionRef, tools: PublicationTools): Promise<void> => {
  const { publicationVersions } = context.reader(context.actor);
  const due = await publicationVersions.get(ref.campaignId, ref.version);
  if (due.state === 'scheduled') await publish(context, due, tools);
  else if (due.answersDeletedAt && !due.answersRemovedAt) await removeAnswers(context, due, tools);
};

/**
 * Publishes the versions that are due, one after the other, and removes written answers. What a stopped process began
 * is begun again.
 */
export const publishDue = async (
  context: PublicationContext,
  signal: AbortSignal,
  tools: PublicationTools,
): Promise<void> => {
  const { publicationSweep } = context.acrossCouncils.reader();
  for (const ref of await publicationSweep.listDueAcrossCouncils(context.clock.now(), MAX_AT_ONCE)) {
    signal.throwIfAborted();
    await workOn({ ...context, actor: systemActor('campaigns', ref.councilId) }, ref, tools);
  }
};
