import { addAnnotationOperation, deleteAnnotationOperation, listAnnotationsOperation } from '@folkmoot/contracts';
import type { AnnotationApp } from './annotation.types';
import { addAnnotation, deleteAnnotation } from './change-annotations.use-case';
import { listAnnotations, toAnnotationView } from './list-annotations.use-case';

export const annotationRoutes = ({ route }: AnnotationApp) => [
  route(listAnnotationsOperation, {
    handle: async ({ context, params }) => ({
      items: await listAnnotations(context, params.campaignId),
      nextCursor: null,
    }),
  }),
  route(addAnnotationOperation, {
    handle: async ({ context, params, body }) =>
      toAnnotationView(await addAnnotation(context, params.campaignId, body)),
  }),
  route(deleteAnnotationOperation, { handle: ({ context, params }) => deleteAnnotation(context, params) }),
];
