import { assetFileOf, assetTypeOf, DomainError, getPublicFileOperation } from '@folkmoot/contracts';
import { introFilesOf } from '@folkmoot/question-types/core';
import { type BlobStore, blobKey, fileHeaders, route, file as sendFile } from '@folkmoot/service-kit';
import { folderOf, hashIn, type PublishedSurvey, type PublishedSurveys } from '../../entities/published-survey';

interface FileSources {
  readonly published: Pick<PublishedSurveys, 'find'>;
  readonly blobs: Pick<BlobStore, 'open'>;
}

/** The file name for a download. */
const nameOf = ({ current }: PublishedSurvey, file: string): string =>
  introFilesOf(current).find(({ url }) => assetFileOf(url) === file)?.name ?? file;

export const fileRoutes = ({ published, blobs }: FileSources) => [
  route(getPublicFileOperation, {
    handle: async ({ params: { campaignId, file } }) => {
      const survey = await published.find(campaignId);
      const opened = survey && (await blobs.open(blobKey(folderOf(survey.campaign.councilId), hashIn(file))));
      if (!survey || !opened) throw new DomainError('not_found');
      const type = assetTypeOf(file);
      const headers = fileHeaders({ type, name: nameOf(survey, file), size: opened.size, isPublic: true });
      return sendFile(opened.stream, { type, headers });
    },
  }),
];
