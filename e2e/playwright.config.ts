import { defineConfig } from '@playwright/test';

/**
 * Most journeys run in Chromium's build without windows, which needs less of the processor: the whole program also draws
 * its own bars for each page. On separate processes it is the whole program.
 */
const chromium =
  process.env.CHROMIUM ??
  (process.env.E2E_MODE === 'separate' ? '/usr/bin/chromium' : '/usr/bin/chromium-headless-shell');

/**
 * Each worker runs its own product, and waits a quarter of its time, so three keep two processors busy. Products in
 * separate processes would share a broker, so those journeys are sequential.
 */
const workers = process.env.E2E_MODE === 'separate' || process.env.E2E_ORIGIN ? 1 : 3;

/**
 * Results of axe, and of a single service, do not depend on the mode of the services: these run in one process only.
 */
const alike = /no accessibility violation$|begins with a template from the library$|are archived together with Undo$/;
const grepInvert = process.env.E2E_MODE === 'separate' ? { grepInvert: alike } : {};

/**
 * Journeys run against the built product. They are one project: a worker ends with its project, and its product and browser
 * with it.
 */
export default defineConfig({
  testDir: 'journeys',
  workers,
  ...grepInvert,
  // Only a failing journey waits so long: a busy machine is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../build/e2e-report.json' }]],
  use: {
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        // Without a graphics card its process only imitates one.
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // Traces take a sixth of the time and are kept for failed tests. `npm test` runs without traces, `npm run e2e` with
    // them.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
  },
  outputDir: '../build/e2e-results',
});
