const { readdirSync } = require('node:fs');
const { isGrouped } = require('./packages/tooling/jest/groups.cjs');
const { browserProject, nodeProject } = require('./packages/tooling/jest/preset.cjs');

const longestBlock = require.resolve('./packages/tooling/jest/longest-block.cjs');
const globalSetup = require.resolve('./scripts/test/test-programs.config.ts');
const globalTeardown = require.resolve('./scripts/test/stop-test-engine.config.ts');

// Tests expect dates as a browser in this time zone shows them, wherever the machine is.
process.env.TZ = 'UTC';

const config = {
  // Many tests drive real services and databases: how fast is asked by benchmarks, not by a limit of five seconds.
  testTimeout: 60_000,
  // Suites leave gigabytes of objects in their worker, which slow the garbage collector down. So workers are replaced.
  workerIdleMemoryLimit: '1GB',
  ...(isGrouped() ? { testSequencer: require.resolve('./packages/tooling/jest/longest-first.cjs') } : {}),
  projects: [
    nodeProject(
      'packages',
      [
        'packages/ai-providers',
        'packages/calendar',
        'packages/contracts',
        'packages/documents',
        'packages/evidence',
        'packages/integrity',
        'packages/operator',
        'packages/response-export',
        'packages/sample-data',
        'packages/s3-storage',
        'packages/service-kit',
        'packages/statistics',
        'packages/tooling/boundaries',
        'packages/tooling/jest',
      ],
      { globalSetup, globalTeardown },
    ),
    nodeProject('engine', ['packages/embedded-mongo']),
    nodeProject('services', ['services', 'gateway', 'scripts'], {
      globalSetup,
      globalTeardown,
      setupFilesAfterEnv: [longestBlock],
    }),
    browserProject('browser', [
      'packages/ui',
      'packages/shell-sdk',
      'packages/dragging',
      'packages/sending',
      'packages/question-types',
      'packages/federation',
      'packages/tooling/page',
      'shell',
      ...readdirSync(__dirname).filter((name) => name.startsWith('mf-')),
    ]),
  ],
};

module.exports = async () => {
  const { makeGenerated } = await import('./scripts/start/generated.mjs');
  await makeGenerated(__dirname);
  return config;
};
