import { isDomainError, type PublishedResults, resultsFiles } from '@folkmoot/contracts';
import { joinedText } from '@folkmoot/service-kit';
import {
  resultsAnswersRemoved,
  type StoredVersion,
  withAnswersDueAgain,
  withoutAnswers,
} from '../../entities/publication';
import { checksumsOf } from './checksums';
import type { PublicationContext, PublicationTools } from './publication.types';
import { resultsFilesOf } from './results-files';

/** How many answers were published stays: it is a count. */
const withoutTexts = (results: PublishedResults, now: Date): PublishedResults => ({
  ...results,
  answersRemovedAt: now.toISOString(),
  questions: results.questions.map(({ answers, ...question }) => ({
    ...question,
    ...(answers && { answers: { ...answers, examples: [] } }),
  })),
});

/** Version, files and event are one transaction, so that checksums and files always agree. */
const remove = ({ actor, unitOfWork, clock }: PublicationContext, due: StoredVersion): Promise<void> =>
  unitOfWork(actor, async ({ publicationVersions, publicationFiles, outbox }) => {
    const { campaignId, version } = due;
    const now = clock.now();
    const parts = await publicationFiles.open({ campaignId, version, name: 'results.json' });
    if (parts === null) throw new Error('a published version has no results.json');
    const results: PublishedResults = JSON.parse(await joinedText(parts));
    const files = resultsFilesOf(withoutTexts(results, now), new Map());
    const saved = await publicationVersions.save(withoutAnswers(due, checksumsOf(files), now));
    for (const name of resultsFiles) {
      await publicationFiles.replace({ campaignId, version, name, content: files[name] });
    }
    // The public service has no files of a withdrawn version.
    if (saved.state === 'published') await resultsAnswersRemoved(outbox, saved);
  });

/** Removes the written answers of a version. Its counts stay. */
export const removeAnswers = async (
  context: PublicationContext,
  due: StoredVersion,
  { logger }: Pick<PublicationTools, 'logger'>,
): Promise<void> => {
  try {
    await remove(context, due);
  } catch (error) {
    // It was withdrawn, or another replica has done it. The next run finds what is left.
    if (isDomainError(error) && error.code === 'stale_revision') return;
    logger.warn({ err: error }, 'the written answers of published results could not be removed');
    await context.unitOfWork(context.actor, async ({ publicationVersions }) => {
      await publicationVersions.save(withAnswersDueAgain(due, context.clock.now()));
    });
  }
};
