import type { PopulationDimension, PopulationLink, Question } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/client';
import { linkGaps, matchByName, populationGroups } from '@folkmoot/question-types/core';

/** Values of a list that are no category. A category id has letters, digits, - and _ only. */
export const NOT_LINKED = '';
export const NOT_COUNTED = '~';

/** The choice for one option, as the value of its list. */
export const choiceOf = ({ options }: PopulationLink, optionId: string): string => {
  const categoryId = lookup(options, optionId);
  return categoryId === null ? NOT_COUNTED : (categoryId ?? NOT_LINKED);
};

/** The link after a choice for one option. */
export const withChoice = (link: PopulationLink, optionId: string, choice: string): PopulationLink => {
  const others = Object.fromEntries(Object.entries(link.options).filter(([id]) => id !== optionId));
  if (choice === NOT_LINKED) return { ...link, options: others };
  return { ...link, options: { ...others, [optionId]: choice === NOT_COUNTED ? null : choice } };
};

/** The link of a question to another dimension, with the options that have the names of categories. */
export const linkTo = (question: Question, { id, categories }: PopulationDimension): PopulationLink => ({
  dimensionId: id,
  options: matchByName(populationGroups(question), categories),
});

/** Fills in the options without a category by their names. Choices that staff made stay. */
export const filledByName = (
  question: Question,
  link: PopulationLink,
  dimension: PopulationDimension,
): { link: PopulationLink; matched: number } => {
  const open = new Set(linkGaps(question, link, dimension).unlinked.map(({ value }) => value));
  const byName = Object.entries(matchByName(populationGroups(question), dimension.categories)).filter(([id]) =>
    open.has(id),
  );
  return {
    link: { ...link, options: { ...link.options, ...Object.fromEntries(byName) } },
    matched: byName.length,
  };
};
