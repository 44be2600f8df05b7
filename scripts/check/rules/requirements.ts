/** @file Tests name the requirements that they prove, and `docs/reference/requirements.md` says what each of them demands. Production code names none. */
import type { SourceFile } from '../read-sources';

const DOCUMENT = 'docs/reference/requirements.md';
/** Fewer rows mean that the check has gone blind. */
const FEWEST_ROWS = 150;
const ROW = /^\| ([EF]-\d{1,2}|D\d) \| (.*) \|$/gm;
const NUMBER = /(?<![\w#'"/-])(?:([EF])-(\d{1,2})|D[12])(?![\w-])/g;
/** `E-1 to E-3` names E-2 too. */
const RANGE = /(?<![\w-])([EF])-(\d{1,2}) to \1-(\d{1,2})(?![\w-])/g;
const CODE = /\.(ts|tsx|mts|mjs|cjs|js|css|html)$/;
const PRODUCT = /^(packages\/[^/]+|services\/[^/]+|gateway|shell|mf-[^/]+)\/src\//;
const FOR_TESTS = /\.(test|suite|fixture)\.tsx?$|\/(testing|checks|fixtures)\//;
/** These tests plant numbers that are in no index. */
const RULES = 'scripts/check/rules/';

const isProduct = (path: string): boolean => PRODUCT.test(path) && !FOR_TESTS.test(path);

const numbersIn = (text: string): string[] => [
  ...[...text.matchAll(NUMBER)].map(([number]) => number),
  ...[...text.matchAll(RANGE)].flatMap(([, kind, from, to]) => {
    const count = Math.max(0, Number(to) - Number(from) + 1);
    return Array.from({ length: count }, (_, index) => `${kind}-${Number(from) + index}`);
  }),
];

/** Trained models are Base64, which may look like a number. */
const TRAINED = /\.model\.ts$/;

const citationsIn = ({ path, text }: SourceFile): string[] =>
  text.split('\n').flatMap((line, index) => numbersIn(line).map((number) => `${path}:${index + 1} names ${number}`));

/** Requirement numbers in production code, numbers of tests without a row in the index, and rows that no test names. */
export const requirementProblems = (files: readonly SourceFile[], fewest = FEWEST_ROWS): string[] => {
  const document = files.find(({ path }) => path === DOCUMENT)?.text ?? '';
  const rows = [...document.matchAll(ROW)].map(([, number = '', demand = '']) => ({ number, demand: demand.trim() }));
  const explained = new Set(rows.map(({ number }) => number));
  const code = files.filter(({ path }) => CODE.test(path) && !path.startsWith(RULES) && !TRAINED.test(path));
  const product = code.filter(({ path }) => isProduct(path));
  const others = code.filter(({ path }) => !isProduct(path));
  const used = new Set(others.flatMap(({ text }) => numbersIn(text)));
  return [
    ...(rows.length < fewest ? [`${DOCUMENT}: only ${rows.length} rows were read`] : []),
    ...(explained.size < rows.length ? [`${DOCUMENT}: a number has two rows`] : []),
    ...rows.filter(({ demand }) => demand === '').map(({ number }) => `${DOCUMENT}: ${number} has no sentence`),
    ...[...used].filter((number) => !explained.has(number)).map((number) => `${DOCUMENT}: has no row for ${number}`),
    ...[...explained].filter((number) => !used.has(number)).map((number) => `${DOCUMENT}: no test names ${number}`),
    ...product.flatMap(citationsIn).map((citation) => `${citation}: production code gives the reason itself`),
  ];
};
