/** @file A small tree that breaks every boundary once, with code next to it that breaks none. */

/** The exact report of each rule about the tree. */
export const plantedViolations: Readonly<Record<string, string>> = {
  'deployables-are-islands': 'services/admin/src/island.ts -> services/campaigns/src/app.ts',
  'packages-know-no-deployable': 'packages/ui/src/deployable.ts -> shell/src/app.ts',
  'product-knows-no-tool': 'shell/src/tool.ts -> scripts/tool.ts',
  'contracts-import-zod-only': 'packages/contracts/src/heavy.ts -> node_modules/express/dist/index.js',
  'sample-data-imports-contracts-only': 'packages/sample-data/src/shape.ts -> node_modules/zod/dist/index.js',
  'statistics-import-nothing': 'packages/statistics/src/shape.ts -> packages/contracts/src/index.ts',
  'integrity-is-pure': 'packages/integrity/src/read.ts -> fs',
  'sample-data-is-not-product-code':
    'services/admin/src/features/teams/demo-team.ts -> packages/sample-data/src/index.ts',
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
  'entities-are-entered-by-their-index':
    'services/admin/src/features/teams/tell-team.ts -> services/admin/src/entities/team/team.events.ts',
  'features-see-no-adapter-of-an-entity':
    'services/admin/src/features/teams/teams.routes.ts -> services/admin/src/entities/team/team.mongo.ts',
  'apps-list-features': 'services/subscribers/src/app.ts -> services/subscribers/src/entities/tag/tag.mongo.ts',
  'entities-know-no-feature':
    'services/admin/src/entities/team/team.view.ts -> services/admin/src/features/users/index.ts',
  'entities-of-remotes-know-no-feature': 'shell/src/entities/session/session.ts -> shell/src/features/landing/index.ts',
  'features-of-remotes-know-no-app': 'shell/src/features/landing/landing.ts -> shell/src/app/routes.ts',
  'only-the-app-knows-migrations':
    'services/admin/src/features/teams/rename-team.ts -> services/admin/src/migrations/0001-name-teams.ts',
  'domain-is-pure': 'services/campaigns/src/features/surveys/survey.domain.ts -> node_modules/luxon/dist/index.js',
  'use-cases-see-ports':
    'services/campaigns/src/features/surveys/publish.use-case.ts -> services/campaigns/src/features/surveys/survey.mongo.ts',
  'luxon-in-rounds-only': 'packages/ui/src/clock.ts -> node_modules/luxon/dist/index.js',
  'mongoose-in-adapters-only': 'services/campaigns/src/database.ts -> node_modules/mongoose/dist/index.js',
  'no-test-code-in-production':
    'services/campaigns/src/app.ts -> services/campaigns/src/features/surveys/survey.suite.ts',
  'no-cycles': 'bench/src/one.ts -> bench/src/two.ts',
  'everything-resolves': 'gateway/src/lost.ts -> ./nowhere',
  'no-undeclared-dependency': 'gateway/src/hoisted.ts -> luxon',
};

const npmPackages = ['zod', 'express', 'react', '@mantine/core', 'luxon', 'mongoose'];
const workspacePackages = ['contracts', 'ui', 'question-types', 'sample-data', 'statistics', 'integrity'];
const everything = [...npmPackages, ...workspacePackages.map((name) => `@folkmoot/${name}`)];

const manifest = (name: string, dependencies: readonly string[]): string =>
  JSON.stringify({
    name: `@folkmoot/${name}`,
    exports: { '.': './src/index.ts' },
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '*'])),
  });

/** The files. Each has an `export`, so that the compiler does not treat it as a script. */
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
  'services/subscribers/package.json': manifest('service-subscribers', everything),
  'gateway/package.json': manifest('gateway', ['@folkmoot/contracts']),
  'shell/package.json': manifest('shell', everything),
  'scripts/tool.ts': 'export const tool = 1;',

  'packages/contracts/src/index.ts': "import { z } from 'zod'; export const shape = z;",
  'packages/contracts/src/heavy.ts': "import express from 'express'; export const heavy = express;",
  'packages/sample-data/src/index.ts': "import { shape } from '@folkmoot/contracts'; export const demo = shape;",
  'packages/sample-data/src/shape.ts': "import { z } from 'zod'; export const broken = z;",
  'packages/statistics/src/index.ts': 'export const half = 0.5;',
  'packages/statistics/src/shape.ts': "import { shape } from '@folkmoot/contracts'; export const broken = shape;",
  'packages/integrity/src/index.ts': "import { createHmac } from 'node:crypto'; export const hash = createHmac;",
  'packages/integrity/src/read.ts': "import { readFileSync } from 'node:fs'; export const broken = readFileSync;",
  'packages/ui/src/index.ts': "import '@mantine/core'; export const Button = 1;",
  'packages/ui/src/clock.ts': "import { DateTime } from 'luxon'; export const broken = DateTime;",
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
  'shell/src/app/routes.ts': "import { landing } from '../features/landing'; export const routes = landing;",
  'shell/src/entities/session/session.ts':
    "import { landing } from '../../features/landing'; export const broken = landing;",
  'shell/src/features/landing/index.ts': 'export const landing = 1;',
  'shell/src/features/landing/landing.ts': "import { routes } from '../../app/routes'; export const broken = routes;",
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
  'services/admin/src/features/teams/tell-team.ts':
    "import { teamChanged } from '../../entities/team/team.events'; export const broken = teamChanged;",
  'services/admin/src/features/teams/demo-team.ts':
    "import { demo } from '@folkmoot/sample-data'; export const broken = demo;",
  'services/admin/src/features/seed/fine.ts': "import { demo } from '@folkmoot/sample-data'; export const fine = demo;",
  'services/admin/src/features/teams/rename-team.ts':
    "import { nameTeams } from '../../migrations/0001-name-teams'; export const broken = nameTeams;",
  'services/admin/src/migrations/0001-name-teams.ts': 'export const nameTeams = 1;',
  'services/admin/src/features/teams/teams.routes.ts':
    "import { team } from '../../entities/team'; import { repository } from '../../entities/team/team.mongo'; export const broken = [team, repository];",
  'services/admin/src/entities/team/index.ts': "export { team } from './team.domain';",
  'services/admin/src/entities/team/team.domain.ts': 'export const team = 1;',
  'services/admin/src/entities/team/team.events.ts': 'export const teamChanged = 1;',
  'services/admin/src/entities/team/team.mongo.ts': 'export const repository = 1;',
  'services/admin/src/entities/team/team.view.ts':
    "import { users } from '../../features/users'; export const broken = users;",
  'services/subscribers/src/app.ts':
    "import { tags } from './features/tags'; import { tagEntity } from './entities/tag/tag.mongo'; export const app = [tags, tagEntity];",
  'services/subscribers/src/features/tags/index.ts':
    "import { tagEntity } from '../../entities/tag/tag.mongo'; export const tags = tagEntity;",
  'services/subscribers/src/entities/tag/tag.mongo.ts': 'export const tagEntity = 1;',
  'services/campaigns/src/app.ts':
    "import { surveys } from './features/surveys'; import { suite } from './features/surveys/survey.suite'; export const app = [surveys, suite];",
  'services/campaigns/src/database.ts': "import mongoose from 'mongoose'; export const broken = mongoose;",
  'services/campaigns/src/features/surveys/index.ts': "export { publish as surveys } from './publish.use-case';",
  'services/campaigns/src/features/surveys/survey.suite.ts': 'export const suite = 1;',
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
