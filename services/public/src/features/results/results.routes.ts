import {
  DomainError,
  getPublishedFileOperation,
  getPublishedResultsOperation,
  type ResultsFile,
  resultsFileTypes,
} from '@folkmoot/contracts';
import { file, route } from '@folkmoot/service-kit';
import type { CampaignResults, KnownResults } from '../../entities/published-results';
import { preferredLanguages } from '../../entities/published-survey';
import { resultsPageOperation } from './result.operations';
import { type ResultsPages, resultsPage } from './results-page';

/** A withdrawal must be seen soon. */
const CACHE_CONTROL = 'public, max-age=300';

type Copy = CampaignResults['versions'][number];

const sendFile = async (known: Pick<KnownResults, 'openFile'>, copy: Copy | undefined, name: ResultsFile) => {
  if (!copy) throw new DomainError('not_found');
  const content = copy.isWithdrawn ? null : await known.openFile(copy, name);
  if (content === null) throw new DomainError('results_withdrawn');
  const headers = {
    ETag: `"${copy.checksums.find((checksum) => checksum.file === name)?.sha256}"`,
    'Cache-Control': CACHE_CONTROL,
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
    ...(name === 'responses.csv' && {
      'Content-Disposition': `attachment; filename="results-${copy.campaignId}-${copy.version}.csv"`,
    }),
  };
  return file(content, { type: resultsFileTypes[name], headers });
};

export const resultsRoutes = (pages: ResultsPages) => {
  const versionsOf = async (campaignId: string): Promise<CampaignResults> => {
    const survey = await pages.published.find(campaignId);
    return survey ? pages.known.find(campaignId) : { versions: [], current: null };
  };
  return [
    route(resultsPageOperation, {
      handle: ({ params, query, headers }) => {
        const preferred = preferredLanguages(query.lang, headers['accept-language']);
        return resultsPage(pages, params, { preferred, acceptEncoding: headers['accept-encoding'] });
      },
    }),
    route(getPublishedResultsOperation, {
      handle: async ({ params: { campaignId } }) => {
        const { versions, current } = await versionsOf(campaignId);
        return sendFile(pages.known, current?.copy ?? versions[0], 'results.json');
      },
    }),
    route(getPublishedFileOperation, {
      handle: async ({ params: { campaignId, version, file: name } }) => {
        const { versions } = await versionsOf(campaignId);
        return sendFile(
          pages.known,
          versions.find((copy) => copy.version === version),
          name,
        );
      },
    }),
  ];
};
