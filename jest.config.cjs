const { readdirSync } = require('node:fs');
const { browserProject, nodeProject } = require('./packages/tooling/jest/preset.cjs');

const longestBlock = require.resolve('./packages/tooling/jest/longest-block.cjs');
const globalSetup = require.resolve('./scripts/test/test-programs.config.ts');

module.exports = {
  // Many tests drive real services and databases: how fast is asked by benchmarks, not by a limit of five seconds.
  testTimeout: 30_000,
  // What a suite leaves behind in its worker adds up to gigabytes, through which the garbage collector goes again and again.
  workerIdleMemoryLimit: '1GB',
  projects: [
    nodeProject(
      'packages',
      ['packages/ai-providers', 'packages/contracts', 'packages/schedule', 'packages/service-kit', 'packages/tooling'],
      { globalSetup },
    ),
    nodeProject('engine', ['packages/embedded-mongo']),
    nodeProject('services', ['services', 'gateway', 'scripts'], { globalSetup, setupFilesAfterEnv: [longestBlock] }),
    browserProject('browser', [
      'packages/ui',
      'packages/shell-sdk',
      'packages/question-types',
      'packages/federation',
      'shell',
      ...readdirSync(__dirname).filter((name) => name.startsWith('mf-')),
    ]),
  ],
};
