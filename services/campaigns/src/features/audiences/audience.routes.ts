import { linkAudienceOperation, listAudiencesOperation } from '@folkmoot/contracts';
import type { FeatureApp } from '@folkmoot/service-kit';
import type { RequireSegment } from './find-segment';
import { type AudienceRecords, linkAudience } from './link-audience.use-case';

export type AudienceApp = FeatureApp<
  AudienceRecords,
  { readonly subscribersUrl?: string | undefined; readonly serviceKey: string }
>;

export const audienceRoutes = ({ route }: AudienceApp, requireSegment: RequireSegment) => [
  route(listAudiencesOperation, {
    handle: async ({ context: { actor, reader } }) => ({
      items: await reader(actor).audiences.list(),
      nextCursor: null,
    }),
  }),
  route(linkAudienceOperation, { handle: ({ context, body }) => linkAudience(context, body, requireSegment) }),
];
