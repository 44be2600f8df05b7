/** Beginnings of Welsh words after a mutation, and the beginnings that they may come from. */
const mutations: readonly (readonly [string, readonly string[]])[] = [
  ['ngh', ['c']],
  ['mh', ['p']],
  ['nh', ['t']],
  ['ng', ['g']],
  ['ph', ['p']],
  ['th', ['t']],
  ['ch', ['c']],
  ['dd', ['d']],
  ['b', ['p']],
  ['d', ['t']],
  ['g', ['c']],
  ['f', ['b', 'm']],
  ['m', ['b']],
  ['n', ['d']],
  ['l', ['ll', 'gl']],
  ['r', ['rh', 'gr']],
  ['w', ['gw']],
  ['h', ['']],
];

const VOWELS = 'aeiouwy';

/** A Welsh word and the forms that it may have had before a mutation of its first letters: `fws` is `bws`. */
export const radicalsOf = (word: string): string[] => {
  const forms = [word];
  for (const [mutated, radicals] of mutations) {
    if (!word.startsWith(mutated)) continue;
    for (const radical of radicals) forms.push(`${radical}${word.slice(mutated.length)}`);
    break;
  }
  if (VOWELS.includes(word[0] ?? '')) forms.push(`g${word}`);
  return forms;
};
