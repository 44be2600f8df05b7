import type { Question } from '@folkmoot/contracts/client';
import { questionTypes } from '@folkmoot/question-types/core';
import { parkSurvey } from '@folkmoot/sample-data/park';
import type { ResidentSurvey } from '../entities/survey/resident-survey';

const drawn = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 5'><rect width='8' height='5' fill='${colour}'/></svg>`)}`;
const pictures = [
  { id: 'meadow', label: 'A meadow', imageUrl: drawn('#4d9a4d'), alt: 'A green meadow' },
  { id: 'pond', label: 'A pond', imageUrl: drawn('#3b82c4'), alt: 'A blue pond' },
];

const questions = questionTypes.map((type, index): Question => {
  let options = 0;
  const id = `q${index}`;
  const { title: _, ...made } = type.create(id, () => `${id}-${options++}`);
  const named = made.options?.map((option, at) => ({
    ...option,
    label: parkSurvey.wishes[at]?.label ?? `Choice ${at + 1}`,
  }));
  return {
    ...made,
    title: `What should Riverside Park become? (${type.label})`,
    ...(named ? { options: named } : {}),
    ...(made.imageOptions ? { imageOptions: pictures } : {}),
    ...(made.areas ? { areas: parkSurvey.wishes.map(({ id, label }) => ({ id, name: label })) } : {}),
  };
});

/** A survey with one question of every type. */
export const sampleSurvey: ResidentSurvey = {
  campaignId: 'sample',
  version: 1,
  estimatedMinutes: 2,
  title: parkSurvey.title,
  description: 'A few questions about the park.',
  introText: '',
  introFile: null,
  questions,
};
