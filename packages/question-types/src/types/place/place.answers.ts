import { MAX_WHERE, OUTSIDE, type Question } from '@folkmoot/contracts/client';
import type { AnswerReader } from '../../core/question-type';
import { type PlaceParts, partsOf, placeAnswer } from '../../places/place-parts';
import { exactnessOf, keptPoint } from '../../places/point';

const isKnown = ({ areas = [], allowsOutside }: Question, area: string): boolean =>
  areas.some(({ id }) => id === area) || (area === OUTSIDE && allowsOutside === true);

/** An area alone is an answer too. */
const sent = (raw: unknown): PlaceParts | null =>
  typeof raw === 'string' ? { area: raw } : partsOf(Array.isArray(raw) ? raw : null);

const read = (raw: unknown, question: Question): string[] | null => {
  const { area, at, text, ...others } = sent(raw) ?? {};
  if (area === undefined || Object.keys(others).length > 0 || !isKnown(question, area)) return null;
  const point = at === undefined ? '' : keptPoint(at, question);
  if (point === null || (text?.length ?? 0) > MAX_WHERE) return null;
  return placeAnswer({
    area,
    at: exactnessOf(question) === 'area' ? '' : point,
    text: question.asksWhere ? (text ?? '').trim() : '',
  });
};

export const placeAnswers: AnswerReader<string[]> = {
  id: 'place',
  parse: (raw, question) => {
    const value = read(raw, question);
    return value ? { ok: true, value } : { ok: false, problem: 'not_an_answer' };
  },
  /** A set of one, so that a condition asks for the area. */
  conditionValue: (answer) => [partsOf(answer)?.area ?? ''],
  /** The area of the list, and the text in its field. A page without script has no point. */
  fromForm: (values) => {
    const parts = values.filter((value) => /^(?:area|at|text):\s*\S/.test(value));
    return parts.length > 0 ? parts : null;
  },
  toForm: (answer) => answer,
};
