/**
 * @file jsdom matches each element against each rule of its own style sheet, of which most name a type of element. Here the
 * type is compared first, so that only the rules of the element's type are matched as a whole.
 */
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

const matchesWhole = selectors.matchesDontThrow;

/** The parts of a list, without attributes and arguments. Null when signs in a text, or a namespace, would be misread. */
const partsOf = (selector) => {
  if (/["'][^"']*[[\](),][^"']*["']|[\\|]/.test(selector)) return null;
  let plain = selector.replace(/\[[^\]]*\]/g, '[]');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  return plain.split(',').map((part) => part.trim());
};

/**
 * The types of elements that a selector can match, and its parts: a part that is only a type matches each element of the
 * type. Null when a part names no type.
 */
const typesOf = (selector) => {
  const parts = partsOf(selector);
  const types = parts?.map((part) => /^[a-z][a-z0-9-]*/i.exec(part.split(/[\s>+~]+/).at(-1))?.[0].toLowerCase());
  if (!types || types.includes(undefined)) return null;
  return { possible: new Set(types), parts: new Set(parts) };
};

const known = new Map();

selectors.matchesDontThrow = (element, selector) => {
  // Rules without a selector, such as keyframes, have no types either.
  if (!known.has(selector)) known.set(selector, typesOf(String(selector)));
  const types = known.get(selector);
  if (types === null) return matchesWhole(element, selector);
  const name = element._localName;
  if (!types.possible.has(name.toLowerCase())) return false;
  return types.parts.has(name) || matchesWhole(element, selector);
};
