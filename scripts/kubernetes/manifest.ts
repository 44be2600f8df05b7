/** @file One object of Kubernetes, and the labels and names that all of ours share. */

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata?: { readonly name?: string; readonly namespace?: string };
  /** Throws when the object does not match its schema. */
  validate(): void;
  toJSON(): unknown;
}

const PART_OF = 'app.kubernetes.io/part-of';
export const NAME_LABEL = 'app.kubernetes.io/name';

/** The labels of the objects and pods of one part. */
export const labelsOf = (name: string): Record<string, string> => ({ [NAME_LABEL]: name, [PART_OF]: 'folkmoot' });

export const metadataOf = (name: string, namespace: string, part = name) => ({
  name,
  namespace,
  labels: labelsOf(part),
});

/** The pods of one part. */
export const podsOf = (name: string) => ({ matchLabels: { [NAME_LABEL]: name } });
