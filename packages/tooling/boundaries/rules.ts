/** @file The boundaries of the repository as dependency-cruiser rules. Each has a planted violation in boundaries.test.ts. */
import type { IForbiddenRuleType } from 'dependency-cruiser';

const DEPLOYABLE = '^(shell|gateway|mf-[^/]+|services/[^/]+)/';
const BROWSER_SIDE = '^(shell|mf-[^/]+|packages/(ui|shell-sdk|dragging|sending))/src/';
const QUESTION_CORE =
  '^packages/question-types/(src/(core|.*[/.]core)(/|\\.ts$)|generated/(answer-readers|cores)\\.ts$)';
/** Works on an installation from outside, with the files and folders of the runner. */
const OPERATOR_TOOL = '^packages/operator/';
/** Code that runs at customers. */
const SHIPPED = '^(packages/[^/]+|services/[^/]+|gateway|shell|mf-[^/]+)/src/';
const TEST = '\\.test\\.tsx?$';
/** Code in products that runs on sample data: seeds of the demo, standalone remotes, the double of the shell. */
const ON_SAMPLE_DATA =
  '^services/[^/]+/src/features/seed/|^mf-[^/]+/src/standalone/|^packages/(sample-data|shell-sdk/src/(double|standalone))/';
/** Files that exist for tests: suites that several tests run, test doubles. */
const FOR_TESTS = '(\\.test\\.tsx?$|\\.suite\\.tsx?$|/testing/)';

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
const BROWSER_WORKSPACES = '^packages/(ui|shell-sdk|dragging|sending|federation)/';
const SERVER_WORKSPACES = '^packages/(service-kit|documents|s3-storage|embedded-mongo)/';

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
    comment: "Scripts, journeys, benchmarks and the operator's tool look at the product, never the other way round.",
    from: { path: SHIPPED, pathNot: OPERATOR_TOOL },
    to: { path: `^(scripts|e2e|bench|packages/tooling)/|${OPERATOR_TOOL}` },
  },
  {
    name: 'contracts-import-zod-only',
    comment: 'The wire is read by servers and browsers alike: it may stand on nothing but zod.',
    from: { path: '^packages/contracts/(src|generated)/', pathNot: TEST },
    to: { pathNot: `^packages/contracts/(src|generated)/|${npm('zod')}` },
  },
  {
    name: 'sample-data-imports-contracts-only',
    comment:
      'Seeds in services and standalone remotes in browsers use the same sample data, so it needs neither side. Its random numbers are those of the statistics.',
    from: { path: '^packages/sample-data/src/', pathNot: TEST },
    to: { pathNot: '^packages/(sample-data|contracts|statistics)/' },
  },
  {
    name: 'statistics-import-nothing',
    comment: 'Figures about samples are computed by services, browsers and scripts alike, from numbers only.',
    from: { path: '^packages/statistics/src/', pathNot: TEST },
    to: { pathNot: '^packages/statistics/' },
  },
  {
    name: 'integrity-is-pure',
    comment:
      'Waves are computed from what the caller hands in: no files, no network, no database; only hashes of Node.',
    from: { path: '^packages/integrity/src/', pathNot: TEST },
    to: { pathNot: '^packages/(integrity|contracts|statistics)/|^(node:)?crypto$' },
  },
  {
    name: 'sample-data-is-not-product-code',
    comment: 'Only seeds, standalone remotes, test doubles and tests use sample data. Other code works on real data.',
    from: { path: SHIPPED, pathNot: `${ON_SAMPLE_DATA}|${FOR_TESTS}` },
    to: { path: '^packages/sample-data/' },
  },
  {
    name: 'no-browser-code-in-servers',
    comment: 'Servers render nothing themselves and ship no browser code.',
    from: { path: '^(services|gateway|packages/(contracts|service-kit|documents|s3-storage|embedded-mongo))/' },
    to: { path: `${BROWSER_PACKAGES}|${BROWSER_WORKSPACES}` },
  },
  {
    name: 'no-server-code-in-browsers',
    comment: "Browser code cannot use servers' packages.",
    from: { path: `${BROWSER_SIDE}|^packages/(calendar|question-types|response-export|statistics)/src/` },
    to: { path: `${SERVER_PACKAGES}|${SERVER_WORKSPACES}` },
  },
  {
    name: 'no-node-modules-in-browsers',
    comment:
      "Node's own modules are not there in a browser; the server bundle of the resident pages gets what it needs as arguments.",
    from: {
      path: `${BROWSER_SIDE}|^packages/(calendar|question-types|response-export|statistics)/src/`,
      pathNot: TEST,
    },
    to: { dependencyTypes: ['core'] },
  },
];

const inside: IForbiddenRuleType[] = [
  {
    name: 'question-cores-are-pure',
    comment:
      'Servers use the cores of question types: no views, no styles, no Node, only contracts, the calendar, statistics and zod.',
    from: { path: QUESTION_CORE, pathNot: TEST },
    to: { pathNot: `\\.ts$|${npm('zod')}` },
  },
  {
    name: 'question-cores-see-no-view',
    comment: 'The core of a question type does not know its views or the packages they are made of.',
    from: { path: QUESTION_CORE, pathNot: TEST },
    to: {
      path: `^packages/(?!question-types/|contracts/|calendar/|statistics/)|/(inputs?|editors?|result|result-views)(/|\\.)|\\.(input|editor|result)\\.`,
    },
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
    comment:
      "What is not in its index is the feature's own. A list of catalogues names those of features, too, and the process for heavy work loads only what it runs.",
    from: {
      path: '^(services/[^/]+|[^/]+)/src/(?!features/)',
      pathNot: `${TEST}|/(app|src)/words\\.[a-z]+\\.ts$|/src/heavy-worker\\.ts$`,
    },
    to: { path: '^$1/src/features/[^/]+/', pathNot: '^$1/src/features/[^/]+/index\\.tsx?$' },
  },
  {
    name: 'entities-are-entered-by-their-index',
    comment:
      'Features use what an entity offers in its index. Pure code may name the domain file itself, and adapters and wiring the adapter, so that neither loads the other.',
    from: {
      path: '^(services/[^/]+)/src/(?!entities/|(repositories|deps)\\.)',
      pathNot: `\\.domain\\.ts$|${FOR_TESTS}`,
    },
    to: {
      path: '^$1/src/entities/[^/]+/',
      pathNot: '^$1/src/entities/[^/]+/(index|[^/]+\\.mongo)\\.ts$',
    },
  },
  {
    name: 'features-see-no-adapter-of-an-entity',
    comment: 'Only adapters and the index of a feature, which lists the entities of the feature, know adapters.',
    from: {
      path: '^(services/[^/]+)/src/features/',
      pathNot: `\\.mongo\\.ts$|/features/[^/]+/index\\.ts$|${FOR_TESTS}`,
    },
    to: { path: '^$1/src/entities/.*\\.mongo\\.ts$' },
  },
  {
    name: 'apps-list-features',
    comment: 'The app of a service lists its features. Each feature lists the entities that it owns.',
    from: { path: '^(services/[^/]+)/src/app\\.ts$' },
    to: { path: '^$1/src/entities/' },
  },
  {
    name: 'entities-know-no-feature',
    comment: 'Features share entities. An entity that needed a feature could not be shared.',
    from: { path: '^(services/[^/]+)/src/(entities|integrations)/', pathNot: FOR_TESTS },
    to: { path: '^$1/src/features/' },
  },
  {
    name: 'entities-of-remotes-know-no-feature',
    comment: 'The same for remotes and the shell. Their entities know neither features nor what composes them.',
    from: { path: '^(mf-[^/]+|shell)/src/entities/', pathNot: FOR_TESTS },
    to: { path: '^$1/src/(app|entry-points|features|standalone)/' },
  },
  {
    name: 'features-of-remotes-know-no-app',
    comment: 'The app of a remote, and the entry points of mf-public, compose features. A feature does not know where.',
    from: { path: '^(mf-[^/]+|shell)/src/features/', pathNot: FOR_TESTS },
    to: { path: '^$1/src/(app|entry-points|standalone)/' },
  },
  {
    name: 'only-the-app-knows-migrations',
    comment: "A migration uses today's code and is removed some day. Code that used a migration could not outlive it.",
    from: { path: '^(services/[^/]+)/src/(entities|features|integrations)/', pathNot: FOR_TESTS },
    to: { path: '^$1/src/migrations/' },
  },
  {
    name: 'domain-is-pure',
    comment:
      'Domain files are functions of their arguments: contracts, the calendar, statistics, types of the comparison of responses, cores of question types, texts, other domain files, and the list of bots (pure as well) only.',
    from: { path: '\\.domain\\.ts$' },
    to: {
      pathNot: `\\.(domain|messages)\\.ts$|^packages/(contracts|calendar|statistics|integrity)/src/|(^|/)node_modules/isbot/|${QUESTION_CORE}`,
    },
  },
  {
    name: 'use-cases-see-ports',
    comment: 'A use case is given its adapters; it knows neither the database nor HTTP.',
    from: { path: '\\.use-case\\.ts$' },
    to: { path: `\\.(mongo|routes|consumer|mapper)\\.ts$|${npm('express', 'mongoose', 'mongodb', 'amqplib')}` },
  },
  {
    name: 'luxon-in-rounds-only',
    comment:
      'Days and times have one home, packages/calendar. Only its rounds load luxon, so that a browser downloads luxon for rounds only.',
    from: { pathNot: `^packages/calendar/src/rounds/|${TEST}` },
    to: { path: npm('luxon') },
  },
  {
    name: 'mongoose-in-adapters-only',
    comment: 'The database is known to *.mongo.ts and service-kit.',
    from: {
      path: '^(services|gateway|packages|scripts|e2e)/',
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

/** Every rule. The severity is always error, because warnings are ignored. */
export const boundaryRules: IForbiddenRuleType[] = [...between, ...inside].map((rule) => ({
  ...rule,
  severity: 'error',
}));
