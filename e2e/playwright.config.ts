import { defineConfig } from '@playwright/test';

const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Each worker runs a product of its own; products in separate processes would share a broker, so those come one after the other. */
const workers = process.env.E2E_MODE === 'separate' || process.env.E2E_ORIGIN ? 1 : 2;

/** What axe finds, and what one service does by itself, does not depend on how the services run: looked at in one process only. */
const alike = /no accessibility violation$|begins with a template from the library$/;
const grepInvert = process.env.E2E_MODE === 'separate' ? { grepInvert: alike } : {};

/** Journeys run against the built product. */
export default defineConfig({
  testDir: 'journeys',
  workers,
  ...grepInvert,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../build/e2e-report.json' }]],
  use: {
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    viewport: { width: 1440, height: 900 },
    // A trace is made of every test and kept of those that fail: a sixth of the work. `npm test` goes without, `npm run e2e` has it.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
  },
  outputDir: '../build/e2e-results',
});
