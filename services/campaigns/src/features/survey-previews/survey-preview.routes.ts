import {
  createSurveyPreviewLinkOperation,
  fetchPreviewedFileOperation,
  getSurveyPreviewLinkOperation,
  readPreviewedSurveyOperation,
  revokeSurveyPreviewLinkOperation,
  type SurveyPreviewLink,
} from '@folkmoot/contracts';
import { file as sendFile } from '@folkmoot/service-kit';
import { previewUrlOf } from '../../entities/campaign';
import { hasExpired, type SurveyPreview, tokenOf } from '../../entities/survey-preview';
import { createPreviewLink, revokePreviewLink } from './change-preview-link.use-case';
import { openPreviewFile, readPreview } from './open-preview.use-case';
import type { PreviewApp, PreviewContext, PreviewFiles } from './survey-preview.types';

const toView = (preview: SurveyPreview, url: string): SurveyPreviewLink => ({
  url,
  createdBy: preview.createdBy,
  createdAt: preview.createdAt.toISOString(),
  expiresAt: preview.expiresAt.toISOString(),
});

export const surveyPreviewRoutes = ({ route, config: { publicOrigin } }: PreviewApp, files: PreviewFiles) => {
  const shown = async ({ actor, reader }: Pick<PreviewContext, 'actor' | 'reader'>, preview: SurveyPreview) => {
    const { campaignId } = preview;
    return toView(preview, await previewUrlOf(reader(actor), { publicOrigin, campaignId, token: tokenOf(preview) }));
  };
  return [
    route(getSurveyPreviewLinkOperation, {
      handle: async ({ context, params }) => {
        const { campaigns, surveyPreviews } = context.reader(context.actor);
        const { id } = await campaigns.get(params.campaignId);
        const preview = await surveyPreviews.find(id);
        const works = preview !== null && !hasExpired(preview, context.clock.now());
        return { link: works ? await shown(context, preview) : null };
      },
    }),
    route(createSurveyPreviewLinkOperation, {
      handle: async ({ context, params, body }) =>
        shown(context, await createPreviewLink(context, params.campaignId, body.days)),
    }),
    route(revokeSurveyPreviewLinkOperation, {
      handle: ({ context, params }) => revokePreviewLink(context, params.campaignId),
    }),
    route(readPreviewedSurveyOperation, { handle: ({ context, body }) => readPreview(context, body) }),
    route(fetchPreviewedFileOperation, {
      handle: async ({ context, params }) => {
        const { stream, type } = await openPreviewFile(context, params, files);
        return sendFile(stream, { type });
      },
    }),
  ];
};
