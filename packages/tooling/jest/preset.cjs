/** @file The two jest environments of the repository: servers and packages in node, browser code in jsdom. */
const path = require('node:path');
const { isGrouped, writeGroups } = require('./groups.cjs');

const root = path.resolve(__dirname, '../../..');
/** Packages that are or load ES modules only; jest runs CommonJS, so they are transformed too. */
const esmOnly = [
  'jose',
  'age-encryption',
  '@noble',
  '@scure',
  'agenda',
  '@agendajs',
  'httpxy',
  'postal-mime',
  '@asteasolutions',
  'preact-render-to-string',
  'human-interval',
  'openid-client',
  'oauth4webapi',
  'oidc-provider',
  '@opentelemetry/otlp-exporter-base',
];
const transform = {
  '^.+\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};
/**
 * In the context of a test, each use of a global is a slow look-up: code that computes took half as long again. As
 * parameters of each module, these are quick. Only globals that no test replaces and that no module declares itself.
 */
const sandboxInjectedGlobals = [
  'Math',
  'Object',
  'Array',
  'Number',
  'String',
  'JSON',
  'Reflect',
  'Uint8Array',
  'BigInt',
];
const base = {
  rootDir: root,
  sandboxInjectedGlobals,
  runtime: path.join(__dirname, 'runtime.cjs'),
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '\\.css$': path.join(__dirname, 'empty.cjs'),
    '\\.css\\?raw$': path.join(__dirname, 'raw.cjs'),
    '^@module-federation/enhanced/runtime$': path.join(__dirname, 'federation-double.cjs'),
  },
};

/** The patterns of a project's test files. */
const testFilesIn = (project, dirs, endings) =>
  (isGrouped()
    ? writeGroups(project, dirs, endings)
    : dirs.flatMap((dir) => endings.map((ending) => `${dir}/**/*${ending}`))
  ).map((pattern) => `<rootDir>/${pattern}`);

/** A project that runs in node: `dirs` are folders below the root. */
const nodeProject = (displayName, dirs, extra = {}) => ({
  ...base,
  displayName,
  testEnvironment: path.join(__dirname, 'node-environment.cjs'),
  setupFilesAfterEnv: [path.join(__dirname, 'setup-prototypes.cjs')],
  testMatch: testFilesIn(displayName, dirs, ['.test.ts']),
  ...extra,
});

/**
 * The development form keeps a stack trace of each element, for warnings: a fifth of the time of browser tests. React
 * itself stays in its development form, which `act` needs.
 */
const productionJsx = path.join(
  path.dirname(require.resolve('react/package.json')),
  'cjs/react-jsx-runtime.production.js',
);

/** A project that runs in jsdom with Testing Library's matchers. */
const browserProject = (displayName, dirs, extra = {}) => ({
  ...base,
  displayName,
  testEnvironment: path.join(__dirname, 'jsdom-environment.cjs'),
  moduleNameMapper: { ...base.moduleNameMapper, '^react/jsx-runtime$': productionJsx },
  setupFiles: [path.join(__dirname, 'setup-dom.cjs')],
  setupFilesAfterEnv: [path.join(__dirname, 'setup-matchers.cjs')],
  testMatch: testFilesIn(displayName, dirs, ['.test.ts', '.test.tsx']),
  ...extra,
});

module.exports = { nodeProject, browserProject };
