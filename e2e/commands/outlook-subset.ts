/**
 * @file What Word's engine, which draws mails in Outlook for Windows, knows of HTML and CSS. Sources: "Word 2007 HTML and
 * CSS Rendering Capabilities in Outlook 2007" (Microsoft, 2006), which has three groups of properties, and its reading
 * by Rémi Parmentier, "Making sense of Outlook's rendering engine" (hteumeuleu.com, 2020).
 */

const TEXT = ['color', 'background-color', 'font', 'font-family', 'font-style', 'font-size', 'font-weight'];
const LINES = ['text-decoration', 'text-align', 'vertical-align', 'letter-spacing', 'line-height', 'white-space'];
const BORDERS = ['border', 'border-color', 'border-style', 'border-width', 'border-collapse'];
const core = [...TEXT, ...LINES, ...BORDERS];

const sides = ['top', 'right', 'bottom', 'left'];
const extended = [...core, 'text-indent', 'margin', ...sides.map((side) => `margin-${side}`)];

const sideBorders = sides.flatMap((side) => ['', '-color', '-style', '-width'].map((part) => `border-${side}${part}`));
const full = [...extended, 'width', 'height', 'padding', ...sides.map((side) => `padding-${side}`), ...sideBorders];

/** The properties by element. Elements that are missing are not known. */
const known: ReadonlyMap<string, readonly string[]> = new Map([
  ...['body', 'span', 'strong', 'em', 'br'].map((name) => [name, core] as const),
  ...['div', 'p'].map((name) => [name, extended] as const),
  ...['table', 'tbody', 'tr', 'td', 'th', 'h1', 'h2', 'ul', 'ol', 'li', 'a', 'img'].map(
    (name) => [name, full] as const,
  ),
]);

/** Properties that Word ignores, and why the mail is right without them. */
const ignored: ReadonlyMap<string, string> = new Map([
  ['a display', 'the padding of a link is for fingers; a button has the padding of its cell'],
  ['a word-break', 'Word breaks long words itself'],
  ['td word-break', 'Word breaks long words itself'],
  ['body padding', 'the page of Outlook has its own'],
  ['body margin', 'the page of Outlook has its own'],
  ['div display', 'mso-hide hides the preheader'],
  ['div max-height', 'mso-hide hides the preheader'],
  ['div overflow', 'mso-hide hides the preheader'],
  ['img display', 'no text is beside a picture'],
  ['img max-width', 'the attribute width counts'],
  ['img border-radius', 'corners stay square'],
  ['table max-width', 'a table in a conditional comment has the width'],
  ['td border-radius', 'corners stay square'],
]);

export interface MailElement {
  readonly tag: string;
  readonly style: string;
  readonly attributes: readonly string[];
}

const declarationsOf = (style: string): string[] =>
  style
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => declaration !== '' && !declaration.startsWith('mso-'));

const nameOf = (declaration: string): string => declaration.split(':')[0]?.trim() ?? '';

/** Layouts that Word does not have, whatever the element. */
const unknownValues = /^display:\s*(?:flex|grid|inline-flex|inline-grid)/;

const required: ReadonlyMap<string, readonly string[]> = new Map([
  ['img', ['alt', 'height']],
  ['table', ['cellpadding', 'cellspacing', 'border']],
]);

const problemsOf = ({ tag, style, attributes }: MailElement): string[] => {
  const properties = known.get(tag);
  if (!properties) return [`<${tag}> is not known`];
  const missing = (required.get(tag) ?? []).filter((name) => !attributes.includes(name));
  return [
    ...declarationsOf(style)
      .filter((each) => unknownValues.test(each))
      .map((each) => `<${tag}> has ${each}`),
    ...declarationsOf(style)
      .map(nameOf)
      .filter((name) => !properties.includes(name) && !ignored.has(`${tag} ${name}`))
      .map((name) => `<${tag}> has ${name}`),
    ...missing.map((name) => `<${tag}> has no attribute ${name}`),
  ];
};

/** Everything that Word would not draw as other programs do. */
export const outlookProblems = (elements: readonly MailElement[]): string[] => [
  ...new Set(elements.flatMap(problemsOf)),
];
