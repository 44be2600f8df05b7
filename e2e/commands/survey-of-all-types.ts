import { expect, type Page } from '@playwright/test';
import { activateCampaign, expectPublicState, send } from './campaigns';

const options = (...labels: string[]) => labels.map((label, index) => ({ id: `o${index}`, label }));

/** Rows and columns have ids of their own. */
const parts = (prefix: string, ...labels: string[]) =>
  labels.map((label, index) => ({ id: `${prefix}${index}`, label }));

interface Picture {
  id: string;
  label: string;
  imageUrl: string;
  alt: string;
}

/** Uploads two parts of a screenshot as pictures of the council. */
const uploadPictures = async (office: Page): Promise<Picture[]> => {
  const { origin } = new URL(office.url());
  const pictures: Picture[] = [];
  for (const [index, label] of ['Pond', 'Lawn'].entries()) {
    const buffer = await office.screenshot({ clip: { x: 0, y: index * 40, width: 120, height: 90 } });
    const file = { name: 'part.png', mimeType: 'image/png', buffer };
    const answer = await office.request.post('/api/assets/question-images', {
      multipart: { file },
      headers: { origin },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    const { imageUrl } = (await answer.json()) as { imageUrl: string };
    pictures.push({ id: `p${index}`, label, imageUrl, alt: `A ${label.toLowerCase()}` });
  }
  return pictures;
};

/** Uploads an outline of two areas, and uses it. Residents get its drawing. */
const uploadMap = async (office: Page): Promise<{ areas: unknown; map: unknown }> => {
  const { origin } = new URL(office.url());
  const square = (name: string, west: number) => {
    const [east, south, north] = [west + 0.1, 51, 51.1];
    const ring = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ];
    return { type: 'Feature', properties: { name }, geometry: { type: 'Polygon', coordinates: [ring] } };
  };
  const outline = { type: 'FeatureCollection', features: [square('Castle', 0), square('Harbour', 0.1)] };
  const file = {
    name: 'wards.geojson',
    mimeType: 'application/geo+json',
    buffer: Buffer.from(JSON.stringify(outline)),
  };
  const answer = await office.request.post('/api/council-places/outline', { multipart: { file }, headers: { origin } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id, areas, map } = (await answer.json()) as { id: string; areas: unknown; map: unknown };
  await send(office, 'post', `/api/council-places/${id}/use`, {});
  return { areas, map };
};

/** The parts of a question that have texts. */
interface AskedQuestion {
  id: string;
  type: string;
  title: string;
  required: boolean;
  options?: { id: string; label: string; [setting: string]: unknown }[];
  columns?: { id: string; label: string }[];
  numberLabels?: Readonly<Record<string, string>>;
  numberUnit?: string;
  consentText?: string;
  [setting: string]: unknown;
}

/** One question of each type except pictures, one of them with a condition, two with settings of options. */
export const questions: readonly AskedQuestion[] = [
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
    options: [...options('Daily', 'Rarely'), { id: 'ox', label: 'Other', other: true }],
  },
  {
    id: 'what',
    type: 'multiselect',
    title: 'What do you do there?',
    required: false,
    options: [...options('Walk', 'Play'), { id: 'on', label: 'None of these', exclusive: true }],
    maxPicks: 2,
  },
  { id: 'safe', type: 'number', title: 'How safe is it?', required: false, numberRange: { min: 1, max: 10 } },
  { id: 'trees', type: 'number', title: 'How many trees?', required: false, numberRange: { min: 1, max: 5000 } },
  { id: 'first', type: 'ranking', title: 'What comes first?', required: false, options: options('Benches', 'Lights') },
  { id: 'name', type: 'text', title: 'What should it be called?', required: false },
  {
    id: 'parts',
    type: 'matrix',
    title: 'How good is each part?',
    required: true,
    matrixKind: 'choice',
    options: parts('r', 'Paths', 'Lights'),
    columns: parts('c', 'Poor', 'Fair', 'Very good'),
    isEveryRowRequired: true,
  },
  {
    id: 'agree',
    type: 'matrix',
    title: 'How much do you agree?',
    required: false,
    matrixKind: 'rating',
    options: parts('r', 'It is quiet', 'It is clean'),
    numberRange: { min: 1, max: 5 },
    numberLabels: { 1: 'Not at all', 5: 'Completely' },
    isEveryRowRequired: false,
  },
  {
    id: 'share',
    type: 'budget',
    title: 'How should we spend the money?',
    required: true,
    options: options('Trees', 'Benches'),
    budget: { total: 100, step: 5, isExact: true },
    numberUnit: 'points',
  },
  {
    id: 'where',
    type: 'place',
    title: 'Where is a crossing missing?',
    required: false,
    areas: ['Castle', 'Harbour'].map((name, index) => ({ id: `w${index}`, name })),
    exactness: 'near',
    allowsOutside: true,
    asksWhere: true,
  },
  { id: 'day', type: 'date', title: 'When did you come last?', required: false, dateKind: 'date' },
  { id: 'code', type: 'postcode', title: 'What is your postcode?', required: false, country: 'GB' },
  { id: 'phone', type: 'phone', title: 'What is your phone number?', required: false, country: 'GB' },
  { id: 'mail', type: 'email', title: 'What is your email address?', required: false },
  {
    id: 'agreed',
    type: 'consent',
    title: 'May we write to you?',
    required: false,
    consentText: 'I agree that the council writes to me.',
  },
];

/** The questions whose options are pictures: one to put in order, one to choose from. */
export const pictureQuestions = (imageOptions: readonly Picture[]) => [
  { id: 'view', type: 'pictureChoice', title: 'Which place do you like?', required: false, imageOptions },
  { id: 'look', type: 'image', title: 'Which view is best?', required: false, imageOptions },
];

/** Languages of the survey. The last one is written from right to left. */
export const surveyLanguages = ['en', 'es', 'fr', 'de', 'ar'] as const;
/**
 * Languages in which the survey is answered by keyboard, one question after another. German has the longest words, and
 * Arabic is written from right to left. The plain form and all notices are checked in every language.
 */
export const keyboardLanguages = process.env.JOURNEYS === 'long' ? surveyLanguages : (['en', 'de', 'ar'] as const);

const textsOf = ({ id, options: rows = [], columns = [], numberLabels = {}, ...texts }: AskedQuestion): string[] =>
  [
    'title',
    ...(['numberUnit', 'consentText'] as const).filter((text) => text in texts),
    ...rows.map((option) => `options.${option.id}`),
    ...columns.map((column) => `columns.${column.id}`),
    ...Object.keys(numberLabels).map((value) => `numberLabels.${value}`),
  ].map((text) => `questions.${id}.${text}`);

const paths = [
  'title',
  ...pictureQuestions([]).flatMap(({ id }) => [
    `questions.${id}.title`,
    ...['p0', 'p1'].flatMap((picture) =>
      ['label', 'alt'].map((text) => `questions.${id}.imageOptions.${picture}.${text}`),
    ),
  ]),
  ...questions.flatMap(textsOf),
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

/** An open survey with questions of every type, in five languages. */
export const openSurvey = async (office: Page): Promise<{ id: string; path: string }> => {
  const { id } = (await send(office, 'post', '/api/campaigns', { title: 'The park' })) as { id: string };
  const place = await uploadMap(office);
  const asked = questions.map((question) => (question.type === 'place' ? { ...question, ...place } : question));
  await send(office, 'put', `/api/campaigns/${id}/survey`, {
    title: 'The park',
    questions: [...asked, ...pictureQuestions(await uploadPictures(office))],
    language: 'en',
    translations,
  });
  await send(office, 'put', `/api/campaigns/${id}/delivery`, delivery);
  await activateCampaign(office, id);
  await expectPublicState(office, id, 'open');
  return { id, path: `/riverside/survey/${id}` };
};

interface Draft {
  questions: unknown;
  language: unknown;
  translations: unknown;
}

/** Publishes the survey with another title. Returns the milliseconds until its page shows it. */
export const publishAgain = async (office: Page, { id, path }: { id: string; path: string }, title: string) => {
  const draft = (await (await office.request.get(`/api/campaigns/${id}/survey`)).json()) as Draft;
  const { questions: kept, language, translations: known } = draft;
  await send(office, 'put', `/api/campaigns/${id}/survey`, { title, questions: kept, language, translations: known });
  await send(office, 'post', `/api/campaigns/${id}/survey/publish`, {});
  const published = Date.now();
  const shows = async () => (await (await office.request.get(path)).text()).includes(`<h1>${title}</h1>`);
  await expect.poll(shows, { intervals: [20], timeout: 20_000 }).toBe(true);
  return Date.now() - published;
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
