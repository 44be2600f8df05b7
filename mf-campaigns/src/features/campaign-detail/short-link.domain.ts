import { slugify, slugProblem } from '@folkmoot/contracts/client';

/** Longest suggestion: people read the link out and type it. */
const MAX_SUGGESTION = 30;

/** The first words of a title as an address; empty when they make none. */
export const suggestedName = (title: string): string => {
  const [first = '', ...others] = slugify(title).split('-');
  let name = first.slice(0, MAX_SUGGESTION);
  for (const word of others) {
    if (name.length + 1 + word.length > MAX_SUGGESTION) break;
    name = `${name}-${word}`;
  }
  return slugProblem(name) === null ? name : '';
};

/** The public address of the council with a slash at its end, from the public address of a survey. */
export const councilAddressOf = (publicUrl: string): string => publicUrl.replace(/survey\/[^/]*$/, '');
