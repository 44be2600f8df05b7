import { defineConfig } from '@playwright/test';

const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Each worker runs a product of its own; products in separate processes would share a broker, so those come one after the other. */
const workers = process.env.E2E_MODE === 'separate' || process.env.E2E_ORIGIN ? 1 : 2;

/** What axe finds on a page does not depend on how the services run: looked at in one process only. */
const grepInvert = process.env.E2E_MODE === 'separate' ? { grepInvert: /no accessibility violation$/ } : {};

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
    trace: 'retain-on-failure',
    actionTimeout: 15_000,
  },
  outputDir: '../build/e2e-results',
});
