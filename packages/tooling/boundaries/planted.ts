/** @file A small tree that breaks every boundary once, beside code that breaks none. */

/** What each rule must say about the tree, exactly. */
export const plantedViolations: Readonly<Record<string, string>> = {
  'deployables-are-islands': 'services/admin/src/island.ts -> services/campaigns/src/app.ts',
  'packages-know-no-deployable': 'packages/ui/src/deployable.ts -> shell/src/app.ts',
  'product-knows-no-tool': 'shell/src/tool.ts -> scripts/tool.ts',
  'contracts-import-zod-only': 'packages/contracts/src/heavy.ts -> node_modules/express/dist/index.js',
  'no-browser-code-in-servers': 'services/admin/src/browser.ts -> node_modules/react/dist/index.js',
  'no-server-code-in-browsers': 'shell/src/server.ts -> node_modules/express/dist/index.js',
  'no-node-modules-in-browsers': 'shell/src/node.ts -> fs',
  'question-cores-are-pure': 'packages/question-types/src/text/core.ts -> packages/question-types/src/text/text.css',
  'question-cores-see-no-view':
    'packages/question-types/src/rating/core.ts -> packages/question-types/src/rating/input.tsx',
  'resident-inputs-are-light': 'packages/question-types/src/input.ts -> node_modules/@mantine/core/dist/index.js',
  'features-do-not-import-features':
    'services/admin/src/features/teams/index.ts -> services/admin/src/features/users/index.ts',
  'features-are-entered-by-their-index':
    'services/admin/src/app.ts -> services/admin/src/features/users/user.domain.ts',
  'domain-is-pure': 'services/campaigns/src/features/surveys/survey.domain.ts -> node_modules/luxon/dist/index.js',
  'use-cases-see-ports':
    'services/campaigns/src/features/surveys/publish.use-case.ts -> services/campaigns/src/features/surveys/survey.mongo.ts',
  'mongoose-in-adapters-only': 'services/campaigns/src/database.ts -> node_modules/mongoose/dist/index.js',
  'no-test-code-in-production':
    'services/campaigns/src/app.ts -> services/campaigns/src/features/surveys/survey.fake.ts',
  'no-cycles': 'bench/src/one.ts -> bench/src/two.ts',
  'everything-resolves': 'gateway/src/lost.ts -> ./nowhere',
  'no-undeclared-dependency': 'gateway/src/hoisted.ts -> luxon',
};

const npmPackages = ['zod', 'express', 'react', '@mantine/core', 'luxon', 'mongoose'];
const workspacePackages = ['contracts', 'ui', 'question-types'];
const everything = [...npmPackages, ...workspacePackages.map((name) => `@folkmoot/${name}`)];

const manifest = (name: string, dependencies: readonly string[]): string =>
  JSON.stringify({
    name: `@folkmoot/${name}`,
    exports: { '.': './src/index.ts' },
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '*'])),
  });

/** File by file; each `export` keeps the compiler from taking the file for a script. */
export const plantedTree: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'planted' }),
  ...Object.fromEntries(
    npmPackages.flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'dist/index.js' })],
      [`node_modules/${name}/dist/index.js`, 'module.exports = {};'],
    ]),
  ),
  ...Object.fromEntries(workspacePackages.map((name) => [`packages/${name}/package.json`, manifest(name, everything)])),
  'services/admin/package.json': manifest('service-admin', everything),
  'services/campaigns/package.json': manifest('service-campaigns', everything),
  'gateway/package.json': manifest('gateway', ['@folkmoot/contracts']),
  'shell/package.json': manifest('shell', everything),
  'scripts/tool.ts': 'export const tool = 1;',

  'packages/contracts/src/index.ts': "import { z } from 'zod'; export const shape = z;",
  'packages/contracts/src/heavy.ts': "import express from 'express'; export const heavy = express;",
  'packages/ui/src/index.ts': "import '@mantine/core'; export const Button = 1;",
  'packages/ui/src/deployable.ts': "import { app } from '../../../shell/src/app'; export const broken = app;",
  'packages/question-types/src/index.ts': 'export const types = 1;',
  'packages/question-types/src/input.ts': "export { input } from './rating/input';",
  'packages/question-types/src/text/core.ts': "import './text.css'; export const core = 1;",
  'packages/question-types/src/text/text.css': 'a { color: red; }',
  'packages/question-types/src/rating/core.ts': "import { input } from './input'; export const core = input;",
  'packages/question-types/src/rating/input.tsx': "import { Button } from '@folkmoot/ui'; export const input = Button;",

  'shell/src/app.ts': "import { Button } from '@folkmoot/ui'; export const app = Button;",
  'shell/src/tool.ts': "import { tool } from '../../scripts/tool'; export const broken = tool;",
  'shell/src/server.ts': "import express from 'express'; export const broken = express;",
  'shell/src/node.ts': "import { readFileSync } from 'node:fs'; export const broken = readFileSync;",
  'gateway/src/hoisted.ts': "import { DateTime } from 'luxon'; export const broken = DateTime;",
  'gateway/src/lost.ts': "import { nothing } from './nowhere'; export const broken = nothing;",
  'gateway/src/fine.ts':
    "import { shape } from '@folkmoot/contracts'; import { join } from 'node:path'; export const fine = [shape, join];",
  'bench/src/one.ts': "import { two } from './two'; export const one = two;",
  'bench/src/two.ts': "import type { one } from './one'; export const two = (given: typeof one) => given;",

  'services/admin/src/app.ts':
    "import { users } from './features/users'; import { isAdmin } from './features/users/user.domain'; export const app = [users, isAdmin];",
  'services/admin/src/island.ts': "import { app } from '../../campaigns/src/app'; export const broken = app;",
  'services/admin/src/browser.ts': "import { createElement } from 'react'; export const broken = createElement;",
  'services/admin/src/features/users/index.ts': "export { isAdmin as users } from './user.domain';",
  'services/admin/src/features/users/user.domain.ts':
    "import { shape } from '@folkmoot/contracts'; export const isAdmin = shape;",
  'services/admin/src/features/teams/index.ts': "import { users } from '../users'; export const teams = users;",
  'services/campaigns/src/app.ts':
    "import { surveys } from './features/surveys'; import { fake } from './features/surveys/survey.fake'; export const app = [surveys, fake];",
  'services/campaigns/src/database.ts': "import mongoose from 'mongoose'; export const broken = mongoose;",
  'services/campaigns/src/features/surveys/index.ts': "export { publish as surveys } from './publish.use-case';",
  'services/campaigns/src/features/surveys/survey.fake.ts': 'export const fake = 1;',
  'services/campaigns/src/features/surveys/survey.mongo.ts':
    "import mongoose from 'mongoose'; export const repository = mongoose;",
  'services/campaigns/src/features/surveys/survey.domain.ts':
    "import { DateTime } from 'luxon'; import { core } from '../../../../../packages/question-types/src/text/core'; export const survey = [DateTime, core];",
  'services/campaigns/src/features/surveys/publish.use-case.ts':
    "import { survey } from './survey.domain'; import { repository } from './survey.mongo'; export const publish = [survey, repository];",
};

/** Symbolic links, as npm makes them for workspaces. */
export const plantedLinks: Readonly<Record<string, string>> = Object.fromEntries(
  workspacePackages.map((name) => [`node_modules/@folkmoot/${name}`, `packages/${name}`]),
);
