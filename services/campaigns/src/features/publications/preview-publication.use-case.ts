import type { PublicationPreview } from '@folkmoot/contracts';
import { everPublic, hiddenInVersion } from '../../entities/publication';
import { hidingOf } from './hiding.domain';
import { makeResults } from './make-results';
import type { PublicationContext, PublicationTools } from './publication.types';
import { choiceOf, chosenPublication } from './publication-choice';

/**
 * The next version as it would be now, and how much of it is hidden. Nothing is stored. Throws campaign_not_found and
 * publication_question.
 */
export const previewPublication = async (
  context: PublicationContext,
  campaignId: string,
  tools: PublicationTools,
): Promise<PublicationPreview> => {
  const records = context.reader(context.actor);
  const { publication } = await chosenPublication(records, campaignId);
  const versions = await records.publicationVersions.list(campaignId);
  const [last] = versions;
  const wanted = { campaignId, choice: choiceOf(publication), version: (last?.version ?? 0) + 1, note: '' };
  const { results, report, hidden } = await makeResults(context, wanted, tools);
  const earlier = everPublic(versions).at(-1) ?? null;
  const { minimumCell } = results;
  const hiddenWithoutEarlier = earlier ? hiddenInVersion([], report, minimumCell) : new Set(hidden);
  const hiding = hidingOf({ report, hidden: new Set(hidden), hiddenWithoutEarlier, earlier, minimumCell });
  return { ...results, hiding };
};
