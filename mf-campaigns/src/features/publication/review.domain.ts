import type { Redaction, RedactionKind, RedactionSpan } from '@folkmoot/contracts/client';

/** A part of a text. */
export interface TextPart {
  readonly start: number;
  readonly text: string;
  /** Why it is hidden. Null: it is shown. */
  readonly hidden: RedactionKind | null;
}

export const keyOf = ({ responseId, questionId }: Pick<Redaction, 'responseId' | 'questionId'>): string =>
  `${questionId} ${responseId}`;

export const spansOf = ({ spans, proposal }: Redaction): readonly RedactionSpan[] => spans ?? proposal;

/** The text in parts, with the hidden ones. */
export const partsOf = (text: string, spans: readonly RedactionSpan[]): TextPart[] => {
  const parts: TextPart[] = [];
  let end = 0;
  for (const span of spans) {
    parts.push({ start: end, text: text.slice(end, span.start), hidden: null });
    parts.push({ start: span.start, text: text.slice(span.start, span.end), hidden: span.kind });
    end = span.end;
  }
  parts.push({ start: end, text: text.slice(end), hidden: null });
  return parts.filter((part) => part.text !== '');
};

/** Hides one stretch more. Spans that it touches become one with it. */
export const withHidden = (
  spans: readonly RedactionSpan[],
  { start, end }: Pick<RedactionSpan, 'start' | 'end'>,
): RedactionSpan[] => {
  const isApart = (span: RedactionSpan): boolean => span.end <= start || span.start >= end;
  const joined = spans.filter((span) => !isApart(span));
  const whole: RedactionSpan = {
    start: Math.min(start, ...joined.map((span) => span.start)),
    end: Math.max(end, ...joined.map((span) => span.end)),
    kind: joined[0]?.kind ?? 'other',
  };
  return [...spans.filter(isApart), whole].sort((a, b) => a.start - b.start);
};
