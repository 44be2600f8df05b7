/**
 * @file Standard questions about people. Wordings of the Census 2021 of England and Wales and of the Government
 * Statistical Service's harmonised standards are quoted under the Open Government Licence v3.0. Each entry names its
 * source. Questions about age, sex, tenure, disability and ethnic group are linked to the kinds of
 * dimensions that a council has. "Prefer not to say" is added to all of them, because no answer in a council's survey is required by law.
 */
import type { DimensionKind, Question, StandardQuestions, Translations } from '@folkmoot/contracts';

const OGL = 'Contains public sector information licensed under the Open Government Licence v3.0.';
const CENSUS = 'Office for National Statistics, Census 2021 for England and Wales';
const CENSUS_HELP = 'https://census.gov.uk/help/how-to-answer-questions/paper-questions-help';
const HARMONISED = 'Government Statistical Service, harmonised standards';
const POLICY_STORE = 'https://analysisfunction.civilservice.gov.uk/policy-store';

const voluntary = 'This question is voluntary.';
const notSaid = { id: 'not_said', label: 'Prefer not to say' } as const;

const oneOf = (
  id: string,
  title: string,
  options: Readonly<Record<string, string>>,
  description = voluntary,
): Question => ({
  id,
  type: 'dropdown',
  title,
  description,
  required: false,
  options: [...Object.entries(options).map(([optionId, label]) => ({ id: optionId, label })), notSaid],
});

/** The Welsh texts of a question. Titles are those of the census in Welsh where it asks the question. */
const inWelsh = (id: string, title: string, options: Readonly<Record<string, string>>): Translations => ({
  cy: {
    [`questions.${id}.title`]: title,
    [`questions.${id}.description`]: 'Mae’r cwestiwn hwn yn wirfoddol.',
    ...Object.fromEntries(
      Object.entries({ ...options, not_said: 'Mae’n well gen i beidio â dweud' }).map(([optionId, label]) => [
        `questions.${id}.options.${optionId}`,
        label,
      ]),
    ),
  },
});

type Links = Readonly<Record<string, string>>;

/** The question with links of its options to a kind of dimension. "Prefer not to say" is not counted. */
const linked = (question: Question, kind: DimensionKind, options: Links): Question => ({
  ...question,
  population: { dimensionId: kind, options: { ...options, not_said: null } },
});

/** Each option is a category of its own, with the same id. */
const eachAlone = (kind: DimensionKind, question: Question): Question =>
  linked(question, kind, Object.fromEntries((question.options ?? []).map(({ id }) => [id, id] as const)));

interface Standard {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly source: string;
  readonly sourceUrl: string;
  readonly questions: Question[];
  readonly translations?: Translations;
}

const standard = (entry: Standard): StandardQuestions => ({ ...entry, language: 'en', licence: OGL });

export const age = standard({
  id: 'age',
  name: 'Age',
  description: 'Age in groups that can be compared with census tables.',
  source: `${CENSUS}, age in groups`,
  sourceUrl: 'https://www.ons.gov.uk/census/census2021dictionary/variablesbytopic/demographyvariablescensus2021/age',
  questions: [
    eachAlone(
      'age',
      oneOf('age', 'What is your age?', {
        under16: 'Under 16',
        a16: '16 to 24',
        a25: '25 to 34',
        a35: '35 to 44',
        a45: '45 to 54',
        a55: '55 to 64',
        a65: '65 to 74',
        a75: '75 to 84',
        a85: '85 or over',
      }),
    ),
  ],
  translations: inWelsh('age', 'Beth yw eich oedran?', {
    under16: 'O dan 16',
    a16: '16 i 24',
    a25: '25 i 34',
    a35: '35 i 44',
    a45: '45 i 54',
    a55: '55 i 64',
    a65: '65 i 74',
    a75: '75 i 84',
    a85: '85 neu’n hŷn',
  }),
});

export const sex = standard({
  id: 'sex',
  name: 'Sex',
  description: 'The question of the census.',
  source: CENSUS,
  sourceUrl: `${CENSUS_HELP}/what-is-your-sex`,
  questions: [eachAlone('gender', oneOf('sex', 'What is your sex?', { female: 'Female', male: 'Male' }))],
  translations: inWelsh('sex', 'Beth yw eich rhyw?', { female: 'Benyw', male: 'Gwryw' }),
});

export const genderIdentity = standard({
  id: 'gender-identity',
  name: 'Gender identity',
  description: 'The question of the census. Ask it of people aged 16 or over only.',
  source: CENSUS,
  sourceUrl: `${CENSUS_HELP}/is-the-gender-you-identify-with-the-same-as-your-sex-registered-at-birth`,
  questions: [
    oneOf('gender', 'Is the gender you identify with the same as your sex registered at birth?', {
      yes: 'Yes',
      no: 'No',
    }),
  ],
});

export const ethnicGroup = standard({
  id: 'ethnic-group',
  name: 'Ethnic group',
  description: 'The categories for England and Wales.',
  source: `${HARMONISED}, ethnicity`,
  sourceUrl: `${POLICY_STORE}/ethnicity-harmonised-standard`,
  questions: [
    linked(
      oneOf(
        'ethnic_group',
        'What is your ethnic group?',
        {
          white_british: 'White: English, Welsh, Scottish, Northern Irish or British',
          white_irish: 'White: Irish',
          white_traveller: 'White: Gypsy or Irish Traveller',
          white_roma: 'White: Roma',
          white_other: 'Any other White background',
          mixed_caribbean: 'Mixed or Multiple ethnic groups: White and Black Caribbean',
          mixed_african: 'Mixed or Multiple ethnic groups: White and Black African',
          mixed_asian: 'Mixed or Multiple ethnic groups: White and Asian',
          mixed_other: 'Any other Mixed or Multiple ethnic background',
          asian_indian: 'Asian or Asian British: Indian',
          asian_pakistani: 'Asian or Asian British: Pakistani',
          asian_bangladeshi: 'Asian or Asian British: Bangladeshi',
          asian_chinese: 'Asian or Asian British: Chinese',
          asian_other: 'Any other Asian background',
          black_caribbean: 'Black, Black British, Caribbean or African: Caribbean',
          black_african: 'Black, Black British, Caribbean or African: African',
          black_other: 'Any other Black, Black British, or Caribbean background',
          arab: 'Arab',
          other: 'Any other ethnic group',
        },
        'Choose one option that best describes your ethnic group or background. This question is voluntary.',
      ),
      'ethnicGroup',
      {
        white_british: 'white',
        white_irish: 'white',
        white_traveller: 'white',
        white_roma: 'white',
        white_other: 'white',
        mixed_caribbean: 'mixed',
        mixed_african: 'mixed',
        mixed_asian: 'mixed',
        mixed_other: 'mixed',
        asian_indian: 'asian',
        asian_pakistani: 'asian',
        asian_bangladeshi: 'asian',
        asian_chinese: 'asian',
        asian_other: 'asian',
        black_caribbean: 'black',
        black_african: 'black',
        black_other: 'black',
        arab: 'other',
        other: 'other',
      },
    ),
  ],
  translations: inWelsh('ethnic_group', 'Beth yw eich grŵp ethnig?', {
    white_british: 'Gwyn: Cymreig, Seisnig, Albanaidd, Gwyddelig Gogledd Iwerddon neu Brydeinig',
    white_irish: 'Gwyn: Gwyddelig',
    white_traveller: 'Gwyn: Sipsi neu Deithiwr Gwyddelig',
    white_roma: 'Gwyn: Roma',
    white_other: 'Unrhyw gefndir Gwyn arall',
    mixed_caribbean: 'Grwpiau Cymysg neu Amlethnig: Gwyn a Du Caribïaidd',
    mixed_african: 'Grwpiau Cymysg neu Amlethnig: Gwyn a Du Affricanaidd',
    mixed_asian: 'Grwpiau Cymysg neu Amlethnig: Gwyn ac Asiaidd',
    mixed_other: 'Unrhyw gefndir Cymysg neu Amlethnig arall',
    asian_indian: 'Asiaidd neu Asiaidd Prydeinig: Indiaidd',
    asian_pakistani: 'Asiaidd neu Asiaidd Prydeinig: Pacistanaidd',
    asian_bangladeshi: 'Asiaidd neu Asiaidd Prydeinig: Bangladeshaidd',
    asian_chinese: 'Asiaidd neu Asiaidd Prydeinig: Tsieineaidd',
    asian_other: 'Unrhyw gefndir Asiaidd arall',
    black_caribbean: 'Du, Du Prydeinig, Caribïaidd neu Affricanaidd: Caribïaidd',
    black_african: 'Du, Du Prydeinig, Caribïaidd neu Affricanaidd: Affricanaidd',
    black_other: 'Unrhyw gefndir Du, Du Prydeinig neu Garibïaidd arall',
    arab: 'Arabaidd',
    other: 'Unrhyw grŵp ethnig arall',
  }),
});

export const tenure = standard({
  id: 'tenure',
  name: 'Tenure',
  description: 'The question of the census about owning and renting a home. The Welsh options are our translation.',
  source: CENSUS,
  sourceUrl: `${CENSUS_HELP}/does-your-household-own-or-rent-this-accommodation`,
  questions: [
    eachAlone(
      'tenure',
      oneOf('tenure', 'Does your household own or rent this accommodation?', {
        outright: 'Owns outright',
        mortgage: 'Owns with a mortgage or loan',
        shared: 'Part-owns and part-rents (shared ownership)',
        rents: 'Rents (with or without housing benefit)',
        free: 'Lives here rent free',
      }),
    ),
  ],
  translations: inWelsh('tenure', 'Oes aelod neu aelodau o’ch cartref yn berchen ar y cartref hwn neu’n ei rentu?', {
    outright: 'Yn berchen yn gyfan gwbl',
    mortgage: 'Yn berchen gyda morgais neu fenthyciad',
    shared: 'Yn rhannol berchen ac yn rhannol rentu (rhanberchnogaeth)',
    rents: 'Yn rhentu (gyda neu heb fudd-dal tai)',
    free: 'Yn byw yma yn ddi-rent',
  }),
});

const healthQuestion = oneOf(
  'conditions',
  'Do you have any physical or mental health conditions or illnesses lasting or expected to last for 12 months or more?',
  { yes: 'Yes', no: 'No' },
);

export const disability = standard({
  id: 'disability',
  name: 'Long-lasting health conditions',
  description: 'Whether somebody has a condition or illness of 12 months or more.',
  source: `${HARMONISED}, long-lasting health conditions and illness`,
  sourceUrl: `${POLICY_STORE}/long-lasting-health-conditions-and-illness`,
  questions: [healthQuestion],
});

export const activityRestriction = standard({
  id: 'disability-equality-act',
  name: 'Disability, as the Equality Act 2010 defines it',
  description: 'Two questions. People who answer “Yes” and then “Yes, a lot” or “Yes, a little” count as disabled.',
  source: `${HARMONISED}, long-lasting health conditions and activity restriction`,
  sourceUrl: `${POLICY_STORE}/measuring-disability-for-the-equality-act-2010`,
  questions: [
    healthQuestion,
    {
      ...oneOf(
        'restriction',
        'Do any of your conditions or illnesses reduce your ability to carry out day-to-day activities?',
        {
          lot: 'Yes, a lot',
          little: 'Yes, a little',
          not: 'Not at all',
        },
      ),
      showIf: { questionId: 'conditions', operator: 'contains', value: 'yes' },
    },
  ],
});

export const limitedActivities = standard({
  id: 'limited-activities',
  name: 'Disability, in one question',
  description:
    'Limits of day-to-day activities, for comparison with census tables. The Welsh wording is our translation.',
  source: 'Office for National Statistics, Census 2011 for England and Wales',
  sourceUrl: 'https://www.ons.gov.uk/census/2011census',
  questions: [
    linked(
      oneOf(
        'activities',
        'Are your day-to-day activities limited because of a health problem or disability which has lasted, or is expected to last, at least 12 months?',
        { lot: 'Yes, limited a lot', little: 'Yes, limited a little', not: 'No' },
      ),
      'disability',
      { lot: 'lot', little: 'little', not: 'not' },
    ),
  ],
  translations: inWelsh(
    'activities',
    'A yw eich gweithgareddau o ddydd i ddydd wedi’u cyfyngu oherwydd problem iechyd neu anabledd sydd wedi para, neu y disgwylir iddo bara, o leiaf 12 mis?',
    { lot: 'Ydyn, wedi’u cyfyngu’n fawr', little: 'Ydyn, wedi’u cyfyngu ychydig', not: 'Nac ydyn' },
  ),
});

export const care = standard({
  id: 'unpaid-care',
  name: 'Unpaid care',
  description: 'The question of the census.',
  source: CENSUS,
  sourceUrl: `${CENSUS_HELP}/do-you-look-after-or-give-any-help-or-support-to-anyone-because-they-have-long-term-physical-or-mental-health-conditions-or-illnesses-or-problems-related-to-old-age`,
  questions: [
    oneOf(
      'care',
      'Do you look after, or give any help or support to, anyone because they have long-term physical or mental health conditions or illnesses, or problems related to old age?',
      {
        no: 'No',
        h9: 'Yes, 9 hours a week or less',
        h19: 'Yes, 10 to 19 hours a week',
        h34: 'Yes, 20 to 34 hours a week',
        h49: 'Yes, 35 to 49 hours a week',
        h50: 'Yes, 50 or more hours a week',
      },
      'Exclude anything you do as part of your paid employment. This question is voluntary.',
    ),
  ],
});

export const religion = standard({
  id: 'religion',
  name: 'Religion',
  description: 'The question of the census.',
  source: CENSUS,
  sourceUrl: `${CENSUS_HELP}/what-is-your-religion`,
  questions: [
    oneOf('religion', 'What is your religion?', {
      none: 'No religion',
      christian: 'Christian',
      buddhist: 'Buddhist',
      hindu: 'Hindu',
      jewish: 'Jewish',
      muslim: 'Muslim',
      sikh: 'Sikh',
      other: 'Any other religion',
    }),
  ],
});

export const sexualOrientation = standard({
  id: 'sexual-orientation',
  name: 'Sexual orientation',
  description: 'The question of the census. Ask it of people aged 16 or over only.',
  source: CENSUS,
  sourceUrl: `${CENSUS_HELP}/which-of-the-following-best-describes-your-sexual-orientation`,
  questions: [
    oneOf('orientation', 'Which of the following best describes your sexual orientation?', {
      straight: 'Straight or Heterosexual',
      gay: 'Gay or Lesbian',
      bisexual: 'Bisexual',
      other: 'Other sexual orientation',
    }),
  ],
});

/** The question about the areas of a council. They are its own, so that it has no official wording. */
export const areaWords = {
  id: 'area',
  name: 'Area',
  description: 'The areas of your council, from its population.',
  title: 'Which area do you live in?',
  elsewhere: 'I do not live in any of these areas',
  notSaid: notSaid.label,
  voluntary,
  source: 'The areas of your council',
} as const;
