import type { StandardQuestions } from '@folkmoot/contracts';
import {
  activityRestriction,
  age,
  care,
  disability,
  ethnicGroup,
  genderIdentity,
  religion,
  sex,
  sexualOrientation,
} from './standard-questions.messages';

/** Standard questions, in the order of the list. */
export const standardQuestions: StandardQuestions[] = [
  age,
  sex,
  genderIdentity,
  ethnicGroup,
  disability,
  activityRestriction,
  care,
  religion,
  sexualOrientation,
];
