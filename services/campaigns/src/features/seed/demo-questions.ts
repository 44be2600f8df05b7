import { type Answer, defaultGeographicalDivisions, type Question, type ShowIf } from '@folkmoot/contracts';
import type { Random } from '@folkmoot/sample-data/random';
import { type Choice, CONTENT, oneOf, optionsOf, rating, sometimes, text } from './demo-answers';
import { pulseNews, pulseTexts, schoolTexts } from './demo-texts.messages';

const DISTRICT_WEIGHTS = [8, 6, 5, 3, 4];

const services: readonly Choice[] = [
  { id: 'roads', label: pulseTexts.services.roads, weight: 9 },
  { id: 'waste', label: pulseTexts.services.waste, weight: 5 },
  { id: 'parks', label: pulseTexts.services.parks, weight: 4 },
  { id: 'safety', label: pulseTexts.services.safety, weight: 6 },
];

/** The default divisions of a new council, with different numbers of residents. */
const districts: readonly Choice[] = defaultGeographicalDivisions.map((label, index) => ({
  id: label.toLowerCase().replaceAll(' ', '_'),
  label,
  weight: DISTRICT_WEIGHTS[index] ?? 1,
}));

/** Asks for the council's division, so that a report can compare divisions. */
export const districtQuestion = (id: string): Question => ({
  id,
  type: 'dropdown',
  title: pulseTexts.district,
  required: false,
  options: optionsOf(districts),
});

export const districtAnswer = (random: Random, id: string): Answer[] =>
  sometimes(random, 0.95, () => oneOf(random, id, districts));

/** Questions for every round of a recurring campaign. */
export const pulseQuestions: readonly Question[] = [
  { id: 'pulse_mood', type: 'rating', title: pulseTexts.mood, required: true },
  { id: 'pulse_service', type: 'dropdown', title: pulseTexts.service, required: false, options: optionsOf(services) },
  districtQuestion('pulse_district'),
  { id: 'pulse_news', type: 'text', title: pulseTexts.wish, required: false },
];

export const pulseAnswers = (random: Random): Answer[] => [
  rating(random, 'pulse_mood', CONTENT),
  ...sometimes(random, 0.9, () => oneOf(random, 'pulse_service', services)),
  ...districtAnswer(random, 'pulse_district'),
  ...sometimes(random, 0.5, () => text(random, 'pulse_news', pulseNews)),
];

const optionsBy = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, label]) => ({ id, label }));

const agreed: ShowIf = { questionId: 'school_consent', operator: 'answered', value: '' };

/** An unfinished survey with a group of conditions, and questions for personal data. */
export const schoolQuestions: readonly Question[] = [
  {
    id: 'school_role',
    type: 'dropdown',
    title: schoolTexts.role,
    required: true,
    options: optionsBy(schoolTexts.roles),
  },
  {
    id: 'school_modes',
    type: 'multiselect',
    title: schoolTexts.modes,
    required: true,
    options: optionsBy(schoolTexts.modeNames),
  },
  {
    id: 'school_drive',
    type: 'textarea',
    title: schoolTexts.drive,
    description: schoolTexts.driveHint,
    required: false,
    showIf: {
      join: 'all',
      conditions: [
        { questionId: 'school_modes', operator: 'contains', value: 'car' },
        { questionId: 'school_role', operator: 'not_contains', value: 'pupil' },
        { questionId: 'school_role', operator: 'not_contains', value: 'neighbour' },
      ],
    },
  },
  {
    id: 'school_safe',
    type: 'rating',
    title: schoolTexts.safe,
    required: false,
    ratingLabels: [...schoolTexts.safeLabels],
  },
  {
    id: 'school_where',
    type: 'textarea',
    title: schoolTexts.where,
    required: false,
    showIf: { questionId: 'school_safe', operator: 'less_than', value: 3 },
  },
  {
    id: 'school_parts',
    type: 'matrix',
    title: schoolTexts.parts,
    required: true,
    matrixKind: 'choice',
    options: optionsBy(schoolTexts.partNames),
    columns: optionsBy(schoolTexts.partLevels),
    isEveryRowRequired: true,
  },
  {
    id: 'school_agree',
    type: 'matrix',
    title: schoolTexts.agree,
    required: false,
    matrixKind: 'rating',
    options: optionsBy(schoolTexts.agreeRows),
    numberRange: { min: 1, max: 5 },
    numberLabels: { 1: schoolTexts.agreeEnds[0], 5: schoolTexts.agreeEnds[1] },
    isEveryRowRequired: false,
  },
  {
    id: 'school_picture',
    type: 'pictureChoice',
    title: schoolTexts.picture,
    required: false,
    // The pictures are drawn and uploaded by the seed.
    imageOptions: (['crossing', 'schoolStreet'] as const).map((id) => ({
      id,
      imageUrl: id,
      ...schoolTexts.pictures[id],
    })),
  },
  {
    id: 'school_share',
    type: 'budget',
    title: schoolTexts.share,
    description: schoolTexts.shareHint,
    required: false,
    options: optionsBy(schoolTexts.shareNames),
    budget: { total: 100_000, step: 5_000, isExact: true },
    numberUnit: '£',
  },
  {
    id: 'school_place',
    type: 'place',
    title: schoolTexts.place,
    description: schoolTexts.placeHint,
    required: false,
    areas: [],
    exactness: 'near',
    asksWhere: true,
  },
  { id: 'school_leave', type: 'date', title: schoolTexts.leave, required: false, dateKind: 'time' },
  {
    id: 'school_postcode',
    type: 'postcode',
    title: schoolTexts.postcode,
    description: schoolTexts.postcodeHint,
    required: false,
    country: 'GB',
    keepsPostcode: false,
  },
  {
    id: 'school_consent',
    type: 'consent',
    title: schoolTexts.consent,
    required: false,
    consentText: schoolTexts.consentText,
  },
  { id: 'school_email', type: 'email', title: schoolTexts.email, required: false, showIf: agreed },
  { id: 'school_phone', type: 'phone', title: schoolTexts.phone, required: false, country: 'GB', showIf: agreed },
];
