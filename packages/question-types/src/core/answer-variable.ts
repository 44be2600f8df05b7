import type { AnswerValue } from '@folkmoot/contracts/client';

/**
 * The kinds of values in files for statistics. A tick is 1 or 0. A choice is the code of one of `values`. Days and times
 * are texts as answers have them: `2026-05-04`, `14:30`, `2026-05-04T14:30`.
 */
export const variableKinds = ['text', 'number', 'choice', 'tick', 'date', 'time', 'datetime'] as const;
export type VariableKind = (typeof variableKinds)[number];

/** A value of a variable: its number in the file, the id in stored answers, and the words. */
export interface CodedValue {
  readonly code: number;
  readonly id: string;
  readonly label: string;
}

/** One value of an answer in files for statistics. */
export interface AnswerVariable<A extends AnswerValue = AnswerValue> {
  /** The option, row or part that it is about. Null for the question itself. */
  readonly part: { readonly id: string; readonly label: string } | null;
  readonly kind: VariableKind;
  /** All values of a choice, and the values of a number that have words. */
  readonly values?: readonly CodedValue[];
  /** Whether a greater code means more. */
  readonly isOrdered?: true;
  readonly decimals?: number;
  /** Null when the answer says nothing about it. */
  read(answer: A): string | number | null;
}

/** Parts with codes by their places, from 1. */
export const codedBy = (parts: readonly { readonly id: string; readonly label: string }[]): CodedValue[] =>
  parts.map(({ id, label }, index) => ({ code: index + 1, id, label }));

/** The code of an id. */
export const codesOf = (values: readonly CodedValue[]): ((id: string | undefined) => number | null) => {
  const codes = new Map(values.map(({ id, code }) => [id, code]));
  return (id = '') => codes.get(id) ?? null;
};
