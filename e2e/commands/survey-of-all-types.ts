import type { Page } from '@playwright/test';
import { activateCampaign, expectPublicState, send } from './campaigns';

const options = (...labels: string[]) => labels.map((label, index) => ({ id: `o${index}`, label }));

const questions = [
  { id: 'like', type: 'rating', title: 'How do you like the park?', required: true },
  {
    id: 'why',
    type: 'textarea',
    title: 'What is wrong with it?',
    required: false,
    showIf: { questionId: 'like', operator: 'less_than', value: 3 },
  },
  {
    id: 'often',
    type: 'dropdown',
    title: 'How often do you come?',
    required: false,
    options: options('Daily', 'Rarely'),
  },
  {
    id: 'what',
    type: 'multiselect',
    title: 'What do you do there?',
    required: false,
    options: options('Walk', 'Play'),
  },
  { id: 'safe', type: 'number', title: 'How safe is it?', required: false, numberRange: { min: 1, max: 10 } },
  { id: 'trees', type: 'number', title: 'How many trees?', required: false, numberRange: { min: 1, max: 5000 } },
  { id: 'first', type: 'ranking', title: 'What comes first?', required: false, options: options('Benches', 'Lights') },
  { id: 'name', type: 'text', title: 'What should it be called?', required: false },
];

/** Languages that the survey can be read in; the last one has no words of our own. */
export const surveyLanguages = ['en', 'es', 'fr', 'de', 'ar'] as const;

const paths = [
  'title',
  ...questions.flatMap(({ id, options: choices = [] }) => [
    `questions.${id}.title`,
    ...choices.map((option) => `questions.${id}.options.${option.id}`),
  ]),
];

const translationTo = (language: string) =>
  Object.fromEntries(paths.map((path) => [path, language === 'ar' ? `سؤال ${path}` : `${language}: ${path}`]));

const translations = Object.fromEntries(
  surveyLanguages.filter((language) => language !== 'en').map((language) => [language, translationTo(language)]),
);

const delivery = {
  deliveryMethods: ['qr'],
  targetAudience: 'All Residents',
  frequency: 'once',
  targetResponses: 100,
  startDate: null,
  endDate: null,
};

/** A survey with questions of every type but pictures, in five languages, open to residents. */
export const openSurvey = async (office: Page): Promise<{ id: string; path: string }> => {
  const { id } = (await send(office, 'post', '/api/campaigns', { title: 'The park' })) as { id: string };
  await send(office, 'put', `/api/campaigns/${id}/survey`, {
    title: 'The park',
    questions,
    language: 'en',
    translations,
  });
  await send(office, 'put', `/api/campaigns/${id}/delivery`, delivery);
  await activateCampaign(office, id);
  await expectPublicState(office, id, 'open');
  return { id, path: `/riverside/survey/${id}` };
};

/** Brings the survey of a campaign into another state. */
export const moveCampaign = async (
  office: Page,
  id: string,
  verb: 'pause' | 'complete',
  state: string,
): Promise<void> => {
  await send(office, 'post', `/api/campaigns/${id}/${verb}`, {});
  await expectPublicState(office, id, state);
};
