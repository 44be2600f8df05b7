import {
  campaignErasedEvent,
  resultsAnswersRemovedEvent,
  resultsPublishedEvent,
  resultsWithdrawnEvent,
} from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { ResultsCopyRepository } from './results-copies.repository';
import type { ResultsFileRepository } from './results-files.repository';

interface Repositories {
  resultsCopies: ResultsCopyRepository;
  resultsFiles: ResultsFileRepository;
}

/** Notes versions of results, the removal of their written answers, and their withdrawal, in any order. */
export const onResultsChanged: Consumer<Repositories> = consumer(
  'public.results',
  [resultsPublishedEvent, resultsAnswersRemovedEvent, resultsWithdrawnEvent, campaignErasedEvent],
  async (event, { resultsCopies, resultsFiles }: Repositories) => {
    const councilId = event.councilId ?? '';
    if (event.type === 'campaign.erased') {
      await resultsFiles.eraseFilesOfCampaign(event.payload.campaignId);
      return resultsCopies.eraseOfCampaign(event.payload.campaignId);
    }
    if (event.type === 'results.published') {
      const { campaignId, version, publishedAt, checksums } = event.payload;
      const copy = { campaignId, councilId, version, publishedAt: new Date(publishedAt), checksums };
      return resultsCopies.add(copy);
    }
    if (event.type === 'results.answers_removed') {
      const { campaignId, version, removedAt, checksums } = event.payload;
      const copy = { campaignId, councilId, version, answersRemovedAt: new Date(removedAt), checksums };
      return resultsCopies.replaceFiles(copy);
    }
    const { campaignId, version, withdrawnAt, reason } = event.payload;
    await resultsFiles.removeFiles({ campaignId, version });
    return resultsCopies.withdraw({ campaignId, councilId, version, withdrawnAt: new Date(withdrawnAt), reason });
  },
);
