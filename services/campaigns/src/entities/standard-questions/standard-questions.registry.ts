import type { StandardQuestions } from '@folkmoot/contracts';
import {
  activityRestriction,
  age,
  care,
  disability,
  ethnicGroup,
  genderIdentity,
  limitedActivities,
  religion,
  sex,
  sexualOrientation,
  tenure,
} from './standard-questions.messages';

/** Standard questions, in the order of the list. */
export const standardQuestions: StandardQuestions[] = [
  age,
  sex,
  genderIdentity,
  ethnicGroup,
  tenure,
  limitedActivities,
  disability,
  activityRestriction,
  care,
  religion,
  sexualOrientation,
];
