import type { Translations } from '@folkmoot/contracts';
import { parkEs } from './demo-park.es.messages';

const each = (path: string, words: Readonly<Record<string, string>> | readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [`${path}.${key}`, text]));

/** Spanish translation of every text of the park survey, by its path. */
export const parkTranslations: Translations = {
  es: {
    title: parkEs.title,
    description: parkEs.description,
    introText: parkEs.introText,
    'questions.park_overall.title': parkEs.overall,
    ...each('questions.park_overall.ratingLabels', parkEs.overallLabels),
    'questions.park_visits.title': parkEs.howOften,
    ...each('questions.park_visits.options', parkEs.visits),
    'questions.park_uses.title': parkEs.what,
    ...each('questions.park_uses.options', parkEs.uses),
    'questions.park_obstacle.title': parkEs.obstacle,
    'questions.park_dark.title': parkEs.dark,
    'questions.park_dark.description': parkEs.darkHint,
    ...each('questions.park_dark.ratingLabels', parkEs.darkLabels),
    'questions.park_order.title': parkEs.order,
    ...each('questions.park_order.options', parkEs.priorities),
    'questions.park_picture.title': parkEs.picture,
    'questions.park_picture.description': parkEs.pictureHint,
    ...each('questions.park_picture.imageOptions.playground', parkEs.pictures.playground),
    ...each('questions.park_picture.imageOptions.pond', parkEs.pictures.pond),
    ...each('questions.park_picture.imageOptions.sportsField', parkEs.pictures.sportsField),
    'questions.park_likely.title': parkEs.likely,
    'questions.park_likely.numberLabels.1': parkEs.notLikely,
    'questions.park_likely.numberLabels.10': parkEs.veryLikely,
    'questions.park_change.title': parkEs.change,
    'questions.park_story.title': parkEs.story,
    'questions.park_district.title': parkEs.district,
    'questions.park_district.description': parkEs.why,
    ...each('questions.park_district.options', parkEs.districts),
    'questions.park_age.title': parkEs.age,
    ...each('questions.park_age.options', parkEs.ages),
    'questions.park_gender.title': parkEs.gender,
    ...each('questions.park_gender.options', parkEs.genders),
  },
};
