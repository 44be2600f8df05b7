import type { PublishedResults } from '@folkmoot/contracts';
import { makeResults } from './make-results';
import type { PublicationContext, PublicationTools } from './publication.types';
import { choiceOf, chosenPublication } from './publication-choice';

/** The next version as it would be now. Nothing is stored. Throws campaign_not_found and publication_question. */
export const previewPublication = async (
  context: PublicationContext,
  campaignId: string,
  tools: PublicationTools,
): Promise<PublishedResults> => {
  const records = context.reader(context.actor);
  const { publication } = await chosenPublication(records, campaignId);
  const [last] = await records.publicationVersions.list(campaignId);
  const wanted = { campaignId, choice: choiceOf(publication), version: (last?.version ?? 0) + 1, note: '' };
  return (await makeResults(context, wanted, tools)).results;
};
