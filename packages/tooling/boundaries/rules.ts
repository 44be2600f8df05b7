/** @file The boundaries of the repository as dependency-cruiser rules. Each has a planted violation in boundaries.test.ts. */
import type { IForbiddenRuleType } from 'dependency-cruiser';

const DEPLOYABLE = '^(shell|gateway|mf-[^/]+|services/[^/]+)/';
const BROWSER_SIDE = '^(shell|mf-[^/]+|packages/(ui|shell-sdk))/src/';
const QUESTION_CORE = '^packages/question-types/src/(core|.*[/.]core)(/|\\.ts$)';
/** What runs at a customer's. */
const SHIPPED = '^(packages/[^/]+|services/[^/]+|gateway|shell|mf-[^/]+)/src/';
const TEST = '\\.test\\.tsx?$';
/** Files that exist for tests: suites that several tests run, fakes, test doubles. */
const FOR_TESTS = '(\\.test\\.tsx?$|\\.suite\\.tsx?$|\\.fake\\.tsx?$|/testing/)';

/** Matches packages from the registry, by name. */
const npm = (...names: string[]): string => `(^|/)node_modules/(${names.join('|')})(/|$)`;

const BROWSER_PACKAGES = npm(
  'react',
  'react-dom',
  'react-router',
  'preact',
  'zustand',
  '@mantine/[^/]+',
  '@tabler/[^/]+',
  '@dnd-kit/[^/]+',
  '@tanstack/[^/]+',
  '@testing-library/[^/]+',
);
const SERVER_PACKAGES = npm(
  'express',
  'mongoose',
  'mongodb',
  'amqplib',
  'agenda',
  '@agendajs/[^/]+',
  'pino',
  'nodemailer',
  'prom-client',
  'sharp',
  'lmdb',
  'passport[^/]*',
  'helmet',
);
const BROWSER_WORKSPACES = '^packages/(ui|shell-sdk|federation)/';
const SERVER_WORKSPACES = '^packages/(service-kit|embedded-mongo)/';

const between: IForbiddenRuleType[] = [
  {
    name: 'deployables-are-islands',
    comment:
      'A deployable never imports a deployable: what two need is a package, what one tells another is an event or a call.',
    from: { path: '^(shell|gateway|mf-[^/]+|services/[^/]+)/' },
    to: { path: DEPLOYABLE, pathNot: '^$1/' },
  },
  {
    name: 'packages-know-no-deployable',
    comment: 'A package is used by deployables and knows none of them.',
    from: { path: '^packages/' },
    to: { path: DEPLOYABLE },
  },
  {
    name: 'product-knows-no-tool',
    comment: 'Scripts, journeys and benchmarks look at the product, never the other way round.',
    from: { path: SHIPPED },
    to: { path: '^(scripts|e2e|bench|packages/tooling)/' },
  },
  {
    name: 'contracts-import-zod-only',
    comment: 'The wire is read by servers and browsers alike: it may stand on nothing but zod.',
    from: { path: '^packages/contracts/src/', pathNot: TEST },
    to: { pathNot: `^packages/contracts/src/|${npm('zod')}` },
  },
  {
    name: 'no-browser-code-in-servers',
    comment: 'Servers render nothing themselves and ship no browser code.',
    from: { path: '^(services|gateway|packages/(contracts|service-kit|embedded-mongo))/' },
    to: { path: `${BROWSER_PACKAGES}|${BROWSER_WORKSPACES}` },
  },
  {
    name: 'no-server-code-in-browsers',
    comment: "Browser code cannot use servers' packages.",
    from: { path: `${BROWSER_SIDE}|^packages/question-types/src/` },
    to: { path: `${SERVER_PACKAGES}|${SERVER_WORKSPACES}` },
  },
  {
    name: 'no-node-modules-in-browsers',
    comment:
      "Node's own modules are not there in a browser; the server bundle of the resident pages gets what it needs as arguments.",
    from: { path: `${BROWSER_SIDE}|^packages/question-types/src/`, pathNot: TEST },
    to: { dependencyTypes: ['core'] },
  },
];

const inside: IForbiddenRuleType[] = [
  {
    name: 'question-cores-are-pure',
    comment: 'Servers use the cores of question types: no views, no styles, no Node, only contracts and zod.',
    from: { path: QUESTION_CORE, pathNot: TEST },
    to: { pathNot: `\\.ts$|${npm('zod')}` },
  },
  {
    name: 'question-cores-see-no-view',
    comment: 'The core of a question type does not know its views or the packages they are made of.',
    from: { path: QUESTION_CORE, pathNot: TEST },
    to: { path: `^packages/(?!question-types/|contracts/)|/(input|editor|result)(/|\\.)|\\.(input|editor|result)\\.` },
  },
  {
    name: 'resident-inputs-are-light',
    comment: 'Residents download the inputs: no Mantine and no drag-and-drop library behind them, however far away.',
    from: { path: '^packages/question-types/src/input\\.tsx?$' },
    to: { reachable: true, path: `${npm('@mantine/[^/]+', '@dnd-kit/[^/]+')}|^packages/(ui|shell-sdk)/` },
  },
  {
    name: 'features-do-not-import-features',
    comment: 'A feature can be deleted with one rm -r. What two need moves beside the features or becomes an event.',
    from: { path: '^(.+/src/features)/([^/]+)/' },
    to: { path: '^$1/', pathNot: '^$1/$2/' },
  },
  {
    name: 'features-are-entered-by-their-index',
    comment: "What is not in its index is the feature's own.",
    from: { path: '^(services/[^/]+|[^/]+)/src/(?!features/)', pathNot: TEST },
    to: { path: '^$1/src/features/[^/]+/', pathNot: '^$1/src/features/[^/]+/index\\.tsx?$' },
  },
  {
    name: 'domain-is-pure',
    comment:
      'Domain files are functions of their arguments: contracts, the schedule, cores of question types, texts, other domain files, and the list of bots (pure as well) only.',
    from: { path: '\\.domain\\.ts$' },
    to: {
      pathNot: `\\.(domain|messages)\\.ts$|^packages/contracts/src/|^packages/schedule/src/|(^|/)node_modules/isbot/|${QUESTION_CORE}`,
    },
  },
  {
    name: 'use-cases-see-ports',
    comment: 'A use case is given its adapters; it knows neither the database nor HTTP.',
    from: { path: '\\.use-case\\.ts$' },
    to: { path: `\\.(mongo|fake|routes|consumer|mapper)\\.ts$|${npm('express', 'mongoose', 'mongodb', 'amqplib')}` },
  },
  {
    name: 'mongoose-in-adapters-only',
    comment: 'The database is known to *.mongo.ts and service-kit.',
    from: {
      path: '^(services|gateway|packages|scripts)/',
      pathNot: `\\.mongo(\\.test)?\\.ts$|${SERVER_WORKSPACES}`,
    },
    to: { path: npm('mongoose', 'mongodb') },
  },
  {
    name: 'no-test-code-in-production',
    comment: 'What exists for tests is not shipped.',
    from: { path: SHIPPED, pathNot: FOR_TESTS },
    to: {
      path: `${FOR_TESTS}|${npm('fast-check', 'jest', '@jest/[^/]+', '@testing-library/[^/]+', '@playwright/[^/]+')}`,
    },
  },
  {
    name: 'no-cycles',
    comment: 'Modules that need each other are one module or three.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'everything-resolves',
    comment: 'An import that leads nowhere would hide what it stands for from every other rule.',
    from: {},
    to: { couldNotResolve: true },
  },
];

/** Every rule; the severity is always error, since a warning is a rule that nobody keeps. */
export const boundaryRules: IForbiddenRuleType[] = [...between, ...inside].map((rule) => ({
  ...rule,
  severity: 'error',
}));
