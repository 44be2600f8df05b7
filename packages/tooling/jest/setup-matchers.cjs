/** @file Testing Library's matchers, and longer timeouts: a loaded machine with two cores is slow, not wrong. */
require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5_000 });
