import { Problem } from '../start/problem.mjs';

/** The name of the new part, in the spellings of the templates. */
export type Names = {
  /** `trees` */
  readonly name: string;
  /** `Trees` */
  readonly Name: string;
  /** `TREES` */
  readonly NAME: string;
  /** One entity of a service: `tree` */
  readonly one: string;
  /** `Tree` */
  readonly One: string;
};

const WORD = /^[a-z]{3,20}$/;
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** One lower-case word, since it becomes part of paths, types, variables and addresses. Throws with the reason. */
export const namesOf = (name: string, singular: string = name.replace(/s$/, '')): Names => {
  if (!WORD.test(name))
    throw new Problem(`"${name}" is not a valid name. Use one word of 3 to 20 lowercase letters, for example trees.`);
  if (!WORD.test(singular))
    throw new Problem(
      `"${singular}" is not a valid name for one of ${name}. Use one word of lowercase letters, for example tree.`,
    );
  return { name, Name: capital(name), NAME: name.toUpperCase(), one: singular, One: capital(singular) };
};
