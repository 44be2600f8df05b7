/** @file Testing Library's matchers, and longer timeouts: a loaded machine with two cores is slow, not wrong. */
require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');

jest.setTimeout(60_000);
// Only a failing test waits so long. Some wait for retries with growing delays, which take 6 seconds on a fast machine.
configure({ asyncUtilTimeout: 20_000 });
