import { assetTypeOf, DomainError } from '@folkmoot/contracts';
import { fileHeaders, type RouteInput, route, file as sendFile } from '@folkmoot/service-kit';
import { preferredLanguages } from '../../entities/published-survey';
import { secretAddress } from '../../integrations/rendering/headers';
import { councilAt, type DraftSources, type PreviewAddress } from './find-draft';
import {
  previewDonePageOperation,
  previewFileOperation,
  previewFormOperation,
  previewPageOperation,
  previewPrivacyPageOperation,
} from './preview.operations';
import {
  type PreviewPages,
  type PreviewVisit,
  previewDonePage,
  previewForm,
  previewPage,
  previewPrivacyPage,
  previewTooLarge,
} from './preview-page';

type PreviewRequest = Pick<RouteInput<typeof previewPageOperation>, 'params' | 'query' | 'headers'>;

const visitOf = ({ params, query, headers }: PreviewRequest): PreviewVisit => ({
  ...params,
  preferred: preferredLanguages(query.lang, headers['accept-language']),
});

/** Asked of campaigns each time, so that a revoked link shows no picture either. */
const openFile = async (sources: DraftSources, { file, ...address }: PreviewAddress & { file: string }) => {
  const council = await councilAt(sources, address);
  const { campaignId, token } = address;
  const bytes = council && (await sources.drafts.readFile(council.id, { campaignId, token, file }));
  if (!bytes) throw new DomainError('not_found');
  const type = assetTypeOf(file);
  const headers = fileHeaders({ type, name: file, size: bytes.length, isPublic: false });
  return sendFile(Buffer.from(bytes), { type, headers: { ...headers, ...secretAddress, 'X-Robots-Tag': 'noindex' } });
};

export const previewRoutes = (pages: PreviewPages) => [
  route(previewPageOperation, { handle: (request) => previewPage(pages, visitOf(request)) }),
  route(previewFormOperation, {
    accepts: 'form',
    onTooLarge: (request) => previewTooLarge(pages, visitOf(request)),
    handle: ({ body = {}, ...request }) => previewForm(pages, visitOf(request), body),
  }),
  route(previewDonePageOperation, {
    handle: (request) => {
      const { end, full } = request.query;
      return previewDonePage(pages, { ...visitOf(request), end, full });
    },
  }),
  route(previewPrivacyPageOperation, {
    handle: (request) => previewPrivacyPage(pages, { ...visitOf(request), from: request.query.from }),
  }),
  route(previewFileOperation, { handle: ({ params }) => openFile(pages, params) }),
];
