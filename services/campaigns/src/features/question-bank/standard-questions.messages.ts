/**
 * @file Standard questions about people. Wordings of the Census 2021 of England and Wales and of the Government
 * Statistical Service's harmonised standards are quoted under the Open Government Licence v3.0. Each entry names its
 * source. "Prefer not to say" is added to all of them, because no answer in a council's survey is required by law.
 */
import type { Question, StandardQuestions } from '@folkmoot/contracts';

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

interface Standard {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly source: string;
  readonly sourceUrl: string;
  readonly questions: Question[];
}

const standard = (entry: Standard): StandardQuestions => ({ ...entry, language: 'en', licence: OGL });

export const age = standard({
  id: 'age',
  name: 'Age',
  description: 'Age in groups that can be compared with census tables.',
  source: `${CENSUS}, age in groups`,
  sourceUrl: 'https://www.ons.gov.uk/census/census2021dictionary/variablesbytopic/demographyvariablescensus2021/age',
  questions: [
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
  ],
});

export const sex = standard({
  id: 'sex',
  name: 'Sex',
  description: 'The question of the census.',
  source: CENSUS,
  sourceUrl: `${CENSUS_HELP}/what-is-your-sex`,
  questions: [oneOf('sex', 'What is your sex?', { female: 'Female', male: 'Male' })],
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
  ],
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
