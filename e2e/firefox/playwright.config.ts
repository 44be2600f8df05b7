import path from 'node:path';
import { defineConfig } from '@playwright/test';

/** The first journey, of staff and a resident, in Firefox: it shows differences of Firefox first. */
export default defineConfig({
  testDir: '../journeys',
  testMatch: 'first-journey.spec.ts',
  grep: /an officer builds a survey/,
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'firefox',
    // Over WebDriver BiDi Playwright can use an unpatched Firefox.
    channel: 'moz-firefox',
    launchOptions: { executablePath: path.join(import.meta.dirname, 'firefox.mjs') },
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    actionTimeout: 15_000,
  },
  outputDir: '../../build/e2e-results-firefox',
});
