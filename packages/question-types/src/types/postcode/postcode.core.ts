import { areaIdOf, assetFileOf, NOT_IN_TABLE, type Question } from '@folkmoot/contracts/client';
import { namedBy } from '../../choices/from-cells';
import { ownWordsChart } from '../../choices/own-words-chart';
import type { QuestionTypeCore } from '../../core/question-type';
import { typeWords } from '../../core/type-words.messages';
import { personalLine, withCountry } from '../../personal/personal-line';
import {
  type AreaResult,
  areaChart,
  areaChoices,
  areaGroups,
  areaIncrements,
  areaLabel,
  areaResult,
  areaSegments,
  districtOf,
} from '../../places/areas';
import { partsOf, placeAnswer } from '../../places/place-parts';
import { areaVariable, textVariable } from '../../places/place-variables';
import { messages } from '../../places/places.messages';
import { postcodeAnswers } from './postcode.answers';
import { postcodeExample } from './postcodes';

type Answer = string | string[];

const hasTable = ({ postcodeTable }: Question): boolean => postcodeTable !== undefined;
const keepsCode = ({ keepsPostcode = true, postcodeTable }: Question): boolean => keepsPostcode || !postcodeTable;

const areaDistrict = (question: Question, area: string): string => {
  const district = districtOf(question, area);
  return district ? areaIdOf(district) : '';
};

/** The ward and the district of a postcode, and the postcode itself only when staff asked to keep it. */
const withWard = (postcode: string, question: Question, area: string | null): string[] => {
  const district = area === null ? undefined : districtOf(question, area);
  return placeAnswer({
    area: area ?? NOT_IN_TABLE,
    in: district ? areaIdOf(district) : '',
    code: keepsCode(question) ? postcode : '',
  });
};

const wardText = (answer: Answer, question: Question): string =>
  typeof answer === 'string' ? answer : areaLabel(question, partsOf(answer)?.area ?? NOT_IN_TABLE);

const districtText = (answer: Answer, question: Question): string =>
  districtOf(question, partsOf(answer)?.area ?? '') ?? '';

/** A full postcode of one country, in its usual spelling, or the ward that a table of the council finds for it. */
export const postcode: QuestionTypeCore<Answer, AreaResult | object> = {
  ...postcodeAnswers,
  ...personalLine,
  ...typeWords.postcode,
  icon: 'place',
  group: 'places',
  create: (id, _, __, country = 'GB') => ({
    id,
    type: 'postcode',
    title: '',
    required: false,
    country,
    keepsPostcode: false,
  }),
  normalise: (question) => ({
    ...withCountry(question),
    ...(question.keepsPostcode === undefined ? {} : { keepsPostcode: question.keepsPostcode }),
    ...(question.postcodeTable ? { postcodeTable: question.postcodeTable, areas: question.areas ?? [] } : {}),
  }),
  conditionNote: (question) => (hasTable(question) ? messages.conditionOnPostcode : null),
  isPersonal: keepsCode,
  withoutPersonalData: (answer) => {
    const { area, in: district } = partsOf(answer) ?? {};
    return area === undefined ? null : placeAnswer({ area, in: district ?? '' });
  },
  problems: ({ postcodeTable }) =>
    postcodeTable && assetFileOf(postcodeTable.url) === null ? [messages.foreignTable] : [],
  candidates: ({ country = 'GB' }) => [postcodeExample(country)],
  tableOf: ({ postcodeTable }) => postcodeTable?.url ?? null,
  found: (answer, question, lookUp) =>
    typeof answer === 'string' ? withWard(answer, question, lookUp(answer.replace(/[^A-Z0-9]/g, ''))) : answer,
  increments: (answer) => (typeof answer === 'string' ? { answered: 1 } : areaIncrements(partsOf(answer) ?? {})),
  segments: (question) => (hasTable(question) ? areaSegments(question) : []),
  groups: (question) => (hasTable(question) ? areaGroups(question) : []),
  result: (counters, question) => (hasTable(question) ? areaResult(counters, question) : {}),
  chart: (result, answered) => ('distribution' in result ? areaChart(result, answered) : ownWordsChart(answered)),
  toText: (answer, question) =>
    [partsOf(answer)?.code, wardText(answer, question), districtText(answer, question)].filter(Boolean).join('; '),
  mainCell: wardText,
  // With a table, only the ward is kept: a whole postcode in a file is refused, because nothing looks it up.
  fromCells: ({ whole }, question) => {
    if (!hasTable(question)) return whole;
    const area = namedBy(
      whole,
      areaChoices(question).map(({ value, label }) => ({ id: value, label })),
    );
    return area === undefined ? [whole] : placeAnswer({ area, in: areaDistrict(question, area), code: '' });
  },
  columns: (question) =>
    hasTable(question)
      ? [
          { heading: messages.districtColumn, cell: (answer) => districtText(answer, question) },
          ...(keepsCode(question)
            ? [{ heading: messages.postcodeColumn, cell: (answer: Answer) => partsOf(answer)?.code ?? '' }]
            : []),
        ]
      : [],
  variables: (question) =>
    hasTable(question)
      ? [
          areaVariable<Answer>(question, (answer) =>
            typeof answer === 'string' ? NOT_IN_TABLE : (partsOf(answer)?.area ?? NOT_IN_TABLE),
          ),
          {
            part: { id: 'in', label: messages.districtColumn },
            kind: 'text',
            read: (answer) => districtText(answer, question) || null,
          },
          ...(keepsCode(question)
            ? [
                {
                  ...textVariable('code', messages.postcodeColumn),
                  read: (answer: Answer) => (typeof answer === 'string' ? answer : (partsOf(answer)?.code ?? null)),
                },
              ]
            : []),
        ]
      : [{ part: null, kind: 'text', read: (answer) => wardText(answer, question) }],
  settingsText: (question) => {
    const { country = 'GB' } = question;
    if (!hasTable(question)) return country;
    const kept = keepsCode(question) ? messages.keepsAll : messages.keepsWard;
    return [country, kept, ...areaChoices(question).map(({ label }) => label)].join('; ');
  },
};
