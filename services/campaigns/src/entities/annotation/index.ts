export type { AnnotationRepository, StoredAnnotation } from './annotation.repository';
