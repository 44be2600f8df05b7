import { JSDOM } from 'jsdom';

type Matches = (element: object, selector: string) => boolean;

const selectors = jest.requireActual<{ matchesDontThrow: Matches }>('jsdom/lib/jsdom/living/helpers/selectors.js');
const { implForWrapper } = jest.requireActual<{ implForWrapper: (element: Element) => object }>(
  'jsdom/lib/jsdom/living/generated/utils.js',
);
const sheet = jest.requireActual<string>('jsdom/lib/jsdom/browser/default-stylesheet.js');

const matches = selectors.matchesDontThrow;
jest.requireActual('./quick-selectors.cjs');
const matchesQuickly = selectors.matchesDontThrow;

const PAGE = `
  <main class="wide"><h1>Survey</h1><ul><li><ol><li><ul></ul></li></ol></li></ul>
  <form><label>Name <input type="hidden"><input type="CheckBox" disabled><input></label><button>Send</button>
  <select multiple><optgroup><option>A</option></optgroup></select><textarea></textarea></form>
  <a href="/">Home</a><a>None</a><table border><tr><td></td></tr></table><details open><summary></summary></details>
  <svg><a href="/"></a><style></style><foreignObject><p></p></foreignObject></svg><x-card hidden></x-card>
  <p title="a, b] (c">Text</p><dialog></dialog><rt></rt></main>`;

/** Forms of selectors that the sheet of jsdom does not have. */
const others = [
  'p, .wide > ul li',
  'MAIN h1',
  'main > h1',
  'svg a',
  'a',
  'foreignObject',
  'a:not(li, p)',
  'p[title="a, b] (c"]',
  '*',
  ':root, li',
  'x-card[hidden]',
  'foreignObject p',
  'foreignobject, li',
  'li:is(ul > li, ol > li) ul',
  'button:not([disabled])',
  'p::before',
];

const selectorsOfSheet = sheet
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .split('}')
  .map((rule) => rule.slice(0, rule.indexOf('{')).trim())
  .filter((selector) => selector !== '' && !selector.startsWith('@'));

it('an element matches a selector as jsdom says when its type is compared first', () => {
  const elements = [...new JSDOM(PAGE).window.document.querySelectorAll('*')];
  const differences = [...selectorsOfSheet, ...others].flatMap((selector) =>
    elements
      .filter((element) => {
        const inside = implForWrapper(element);
        return matchesQuickly(inside, selector) !== matches(inside, selector);
      })
      .map((element) => `${selector}: ${element.outerHTML}`),
  );
  expect(selectorsOfSheet.length).toBeGreaterThan(100);
  expect(elements.length).toBeGreaterThan(30);
  expect(differences).toEqual([]);
});
