import type { Annotation, Mailing } from '@folkmoot/contracts/client';
import type { Bucket } from '@folkmoot/question-types/core';

/** Something that happened on a day, as the timeline shows it. */
export interface ShownAnnotation {
  /** Null when staff cannot delete it. */
  readonly id: string | null;
  readonly kind: Annotation['kind'] | Mailing['kind'];
  readonly day: string;
  readonly text: string;
}

/** The mailings that have begun, on the day in the council's zone that `dayOf` returns. */
export const mailingAnnotations = (
  mailings: readonly Pick<Mailing, 'kind' | 'startedAt' | 'shownSubject' | 'subject'>[],
  dayOf: (moment: string) => string,
): ShownAnnotation[] =>
  mailings.flatMap(({ kind, startedAt, shownSubject, subject }) =>
    startedAt === null ? [] : [{ id: null, kind, day: dayOf(startedAt), text: shownSubject ?? subject }],
  );

/** The annotations between the first and the last day, by day. */
export const annotationsIn = (
  annotations: readonly ShownAnnotation[],
  days: readonly { readonly date: string }[],
): ShownAnnotation[] => {
  const first = days[0]?.date ?? '';
  const last = days.at(-1)?.date ?? '';
  return annotations
    .filter(({ day }) => day >= first && day <= last)
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
};

/** The annotations of each bucket by its key: those from its first day until the next bucket begins. */
export const annotationsByBucket = (
  annotations: readonly ShownAnnotation[],
  buckets: readonly Bucket[],
): ReadonlyMap<string, ShownAnnotation[]> =>
  new Map(
    buckets.map(({ key }, index) => {
      const next = buckets[index + 1]?.key;
      return [key, annotations.filter(({ day }) => day >= key && (next === undefined || day < next))];
    }),
  );
