import { Problem } from '../start/problem.mjs';

/** The name of what is made, in the spellings that templates ask for. */
export type Names = {
  /** `trees` */
  readonly name: string;
  /** `Trees` */
  readonly Name: string;
  /** `TREES` */
  readonly NAME: string;
  /** Of a service, what it keeps: `tree` */
  readonly one: string;
  /** `Tree` */
  readonly One: string;
};

const WORD = /^[a-z]{3,20}$/;
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** One word in small letters, since it becomes part of paths, types, variables and addresses. Throws with what is wrong. */
export const namesOf = (name: string, one: string = name.replace(/s$/, '')): Names => {
  if (!WORD.test(name)) throw new Problem(`"${name}" is no name: one word of 3 to 20 small letters, as in trees.`);
  if (!WORD.test(one))
    throw new Problem(`"${one}" is no name for one of ${name}: one word of small letters, as in tree.`);
  return { name, Name: capital(name), NAME: name.toUpperCase(), one, One: capital(one) };
};
