/** A note of staff, or known by the product: a code for posters was made, or scanned first. */
export const annotationKinds = ['own', 'code_created', 'code_scanned'] as const;
export type AnnotationKind = (typeof annotationKinds)[number];

export const MAX_ANNOTATION = 80;
