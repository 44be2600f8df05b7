import { AREA_DIMENSION, type PopulationDimension, type Question, type StandardQuestions } from '@folkmoot/contracts';
import { withCouncilLinks } from '../survey/question-types.domain';
import { areaWords } from './standard-questions.messages';
import { standardQuestions } from './standard-questions.registry';

/** A single area needs no question. */
const FEWEST_AREAS = 2;
const ELSEWHERE = 'elsewhere';
const NOT_SAID = 'not_said';

/** The question about the areas of a council. Each option has the id of its area. */
const areaQuestion = ({ id: dimensionId, categories }: PopulationDimension): Question => ({
  id: areaWords.id,
  type: 'dropdown',
  title: areaWords.title,
  description: areaWords.voluntary,
  required: false,
  options: [
    ...categories.map(({ id, name }) => ({ id, label: name })),
    { id: ELSEWHERE, label: areaWords.elsewhere },
    { id: NOT_SAID, label: areaWords.notSaid },
  ],
  population: {
    dimensionId,
    options: {
      ...Object.fromEntries(categories.map(({ id }) => [id, id] as const)),
      [ELSEWHERE]: null,
      [NOT_SAID]: null,
    },
  },
});

const areaEntry = (areas: PopulationDimension): StandardQuestions => ({
  id: areaWords.id,
  name: areaWords.name,
  description: areaWords.description,
  language: 'en',
  questions: [areaQuestion(areas)],
  source: areaWords.source,
  sourceUrl: '',
  licence: '',
});

/** The standard questions with links to the dimensions of a council, and the question about its areas. */
export const standardQuestionsFor = (dimensions: readonly PopulationDimension[]): StandardQuestions[] => {
  const areas = dimensions.find(({ id }) => id === AREA_DIMENSION);
  const linked = standardQuestions.map((entry) => ({
    ...entry,
    questions: entry.questions.map((question) => withCouncilLinks(question, dimensions)),
  }));
  return areas && areas.categories.length >= FEWEST_AREAS ? [areaEntry(areas), ...linked] : linked;
};
