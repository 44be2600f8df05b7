import type { Comment } from './analysis.types';
import { sampleOf } from './sample';

/** Comments of each stratum that are taken even when it is small. */
const FEWEST_OF_EACH = 3;

const NO_THEME = '';

/** Strata of a comment: each of its themes with its sentiment. */
const strataOf = ({ sentiment = null, themes = [] }: Comment): string[] => {
  const ids = themes.length > 0 ? themes.map(({ id }) => id) : [NO_THEME];
  return ids.map((id) => `${id}:${sentiment}`);
};

const groupsOf = (comments: readonly Comment[], indexes: readonly number[]): number[][] => {
  const groups = new Map<string, number[]>();
  for (const index of indexes) {
    const comment = comments[index];
    for (const stratum of comment ? strataOf(comment) : []) {
      const group = groups.get(stratum);
      if (group) group.push(index);
      else groups.set(stratum, [index]);
    }
  }
  return [...groups.values()];
};

/**
 * At most this number of comments: some of each theme and sentiment, however few wrote them, and the rest evenly out of
 * all. In their order.
 */
export const stratifiedOf = (comments: readonly Comment[], most: number): Comment[] => {
  if (comments.length <= most) return [...comments];
  const all = [...comments.keys()];
  const groups = groupsOf(comments, all);
  const ofEach = Math.max(1, Math.min(FEWEST_OF_EACH, Math.floor(most / groups.length)));
  const chosen = new Set(groups.flatMap((group) => sampleOf(group, ofEach)).slice(0, most));
  const rest = all.filter((index) => !chosen.has(index));
  for (const index of sampleOf(rest, most - chosen.size)) chosen.add(index);
  return all.filter((index) => chosen.has(index)).flatMap((index) => comments[index] ?? []);
};
