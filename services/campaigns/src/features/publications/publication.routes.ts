import {
  DomainError,
  fetchPublishedFileOperation,
  getPublicationOperation,
  previewPublicationOperation,
  publishVersionOperation,
  putPublicationOperation,
  resultsFileTypes,
  withdrawVersionOperation,
} from '@folkmoot/contracts';
import { file } from '@folkmoot/service-kit';
import { getPublication, resultsUrl } from './get-publication.use-case';
import { previewPublication } from './preview-publication.use-case';
import type { PublicationsApp, PublicationTools } from './publication.types';
import { publishVersion } from './publish-version.use-case';
import { putPublication } from './put-publication.use-case';
import { withdrawVersion } from './withdraw-version.use-case';

export const publicationRoutes = ({ route }: PublicationsApp, tools: PublicationTools) => [
  route(getPublicationOperation, {
    handle: ({ context, params }) => getPublication(context, params.campaignId, tools),
  }),
  route(putPublicationOperation, {
    handle: async ({ context, params, body }) => {
      await putPublication(context, params.campaignId, body);
      return getPublication(context, params.campaignId, tools);
    },
  }),
  route(previewPublicationOperation, {
    handle: ({ context, params }) => previewPublication(context, params.campaignId, tools),
  }),
  route(publishVersionOperation, {
    handle: async ({ context, params: { campaignId }, body }) => {
      const order = { campaignId, orderedBy: context.actor.userId, ...body };
      const version = await publishVersion(context, order);
      return { version, url: await resultsUrl(context, campaignId, tools) };
    },
  }),
  route(withdrawVersionOperation, {
    handle: async ({ context, params, body }) => {
      await withdrawVersion(context, { ...params, ...body });
      return getPublication(context, params.campaignId, tools);
    },
  }),
  route(fetchPublishedFileOperation, {
    handle: async ({ context: { actor, reader }, params: { campaignId, version, file: name } }) => {
      const content = await reader(actor).publicationFiles.open({ campaignId, version, name });
      if (content === null) throw new DomainError('not_found');
      return file(content, { type: resultsFileTypes[name] });
    },
  }),
];
