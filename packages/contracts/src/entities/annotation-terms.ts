/**
 * A note of staff, or known by the product: a code for posters was made, or scanned first; the campaign became watchful,
 * or calm again; staff set its level. The text of these is a reason or a level.
 */
export const annotationKinds = ['own', 'code_created', 'code_scanned', 'watchful', 'calm', 'level_set'] as const;
export type AnnotationKind = (typeof annotationKinds)[number];

export const MAX_ANNOTATION = 80;
