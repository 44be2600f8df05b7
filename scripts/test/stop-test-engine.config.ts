/** @file After all tests. */
export { stopTestEngine as default } from './test-engine';
