import { assetFileOf, type Exactness, OUTSIDE, type Question, SMALL_GROUP } from '@folkmoot/contracts/client';
import { namedBy } from '../../choices/from-cells';
import { oneOptionCandidates } from '../../choices/option-candidates';
import { type Counters, commonParts, type QuestionTypeCore } from '../../core/question-type';
import { typeWords } from '../../core/type-words.messages';
import {
  type AreaResult,
  areaChart,
  areaChoices,
  areaGroups,
  areaIncrements,
  areaLabel,
  areaResult,
  areaSegments,
} from '../../places/areas';
import { partsOf, placeAnswer } from '../../places/place-parts';
import { areaVariable, textVariable } from '../../places/place-variables';
import { messages } from '../../places/places.messages';
import { cellOf, cellSizeOf, exactnessOf, pointOn } from '../../places/point';
import { placeAnswers } from './place.answers';

const SECONDS = 20;

/** A square of the map with its number of people. */
export interface PlaceCell {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

export interface PlaceResult extends AreaResult {
  map?: Question['map'];
  cellSize?: number;
  /** Squares with at least `SMALL_GROUP` people. */
  cells?: PlaceCell[];
  /** People in squares that are not shown, because they are few. */
  hidden?: number;
}

/** `c_3_7` counts the square in column 3 and row 7. */
const cellIncrement = (at: string | undefined, { map }: Question): Counters => {
  const point = at !== undefined && map ? pointOn(at, map) : null;
  if (!point || !map) return {};
  const [x, y] = cellOf(point, map);
  return { [`c_${x}_${y}`]: 1 };
};

const cellsOf = (counters: Counters): PlaceCell[] =>
  Object.entries(counters).flatMap(([name, count]) => {
    const [, x, y] = /^c_(\d+)_(\d+)$/.exec(name) ?? [];
    return x !== undefined && y !== undefined && count > 0 ? [{ x: Number(x), y: Number(y), count }] : [];
  });

const resultOf = (counters: Counters, question: Question): PlaceResult => {
  const { map } = question;
  const cells = exactnessOf(question) === 'area' ? [] : cellsOf(counters);
  const shown = cells.filter(({ count }) => count >= SMALL_GROUP).toSorted((a, b) => a.y - b.y || a.x - b.x);
  const sum = (list: readonly PlaceCell[]) => list.reduce((total, { count }) => total + count, 0);
  return {
    ...areaResult(counters, question),
    ...(map ? { map, cellSize: cellSizeOf(map), cells: shown, hidden: sum(cells) - sum(shown) } : {}),
  };
};

const toText = (answer: string[], question: Question): string => {
  const { area = OUTSIDE, at, text } = partsOf(answer) ?? {};
  return [areaLabel(question, area), at, text].filter(Boolean).join('; ');
};

const pointHeading = ({ map }: Question): string =>
  map?.kind === 'plan' ? messages.planPointColumn : messages.pointColumn;

const exactnessText: Readonly<Record<Exactness, string>> = messages.settingsOf;

/** A place on a map of the council. */
export const place: QuestionTypeCore<string[], PlaceResult> = {
  ...placeAnswers,
  ...typeWords.place,
  icon: 'place',
  group: 'places',
  operators: ['contains', 'not_contains', 'answered', 'not_answered'],
  create: (id) => ({ id, type: 'place', title: '', required: false, areas: [], exactness: 'near' }),
  normalise: (question) => ({
    ...commonParts(question),
    areas: question.areas ?? [],
    ...(question.map ? { map: question.map } : {}),
    exactness: exactnessOf(question),
    ...(question.allowsOutside ? { allowsOutside: true } : {}),
    ...(question.asksWhere ? { asksWhere: true } : {}),
  }),
  problems: ({ areas = [], map }) => [
    ...(areas.length === 0 ? [messages.noMap] : []),
    // Residents' browsers fetch the map from the council's storage only.
    ...(map && assetFileOf(map.url) === null ? [messages.foreignMap] : []),
  ],
  conditionInput: 'choice',
  choices: areaChoices,
  isPersonal: (question) => exactnessOf(question) !== 'area' || question.asksWhere === true,
  withoutPersonalData: (answer) => placeAnswer({ area: partsOf(answer)?.area ?? '' }),
  candidates: (question, needs) =>
    oneOptionCandidates(
      areaChoices(question).map(({ value: id }) => ({ id })),
      needs,
    ).map((area) => placeAnswer({ area })),
  answerSeconds: () => SECONDS,
  increments: (answer, question) => {
    const parts = partsOf(answer) ?? {};
    return { ...areaIncrements(parts), ...cellIncrement(parts.at, question) };
  },
  segments: areaSegments,
  groups: areaGroups,
  result: resultOf,
  chart: areaChart,
  toText,
  fromCells: ({ whole, parts }, question) => {
    const areas = areaChoices(question).map(({ value, label }) => ({ id: value, label }));
    const area = namedBy(whole, areas) ?? '';
    return area === '' ? whole : placeAnswer({ area, at: parts.get('at') ?? '', text: parts.get('text') ?? '' });
  },
  cellParts: (question) => [
    ...(exactnessOf(question) === 'area' ? [] : [{ id: 'at', label: pointHeading(question) }]),
    ...(question.asksWhere ? [{ id: 'text', label: messages.whereColumn }] : []),
  ],
  columns: (question) => [
    ...(exactnessOf(question) === 'area'
      ? []
      : [
          {
            heading: pointHeading(question),
            cell: (answer: string[]) => partsOf(answer)?.at ?? '',
          },
        ]),
    ...(question.asksWhere
      ? [{ heading: messages.whereColumn, cell: (answer: string[]) => partsOf(answer)?.text ?? '' }]
      : []),
  ],
  mainCell: (answer, question) => areaLabel(question, partsOf(answer)?.area ?? OUTSIDE),
  variables: (question) => [
    areaVariable(question, (answer) => partsOf(answer)?.area ?? OUTSIDE),
    ...(exactnessOf(question) === 'area'
      ? []
      : [textVariable('at', question.map?.kind === 'plan' ? messages.planPointColumn : messages.pointColumn)]),
    ...(question.asksWhere ? [textVariable('text', messages.whereColumn)] : []),
  ],
  settingsText: (question) =>
    [exactnessText[exactnessOf(question)], ...areaChoices(question).map(({ label }) => label)].join('; '),
};
