import { getConfig } from '@testing-library/react';
import axe, { type AxeResults } from 'axe-core';

/** The problems that axe finds in the page, one line each. Does not check colours, because jsdom does not paint. */
export const accessibilityProblems = async (element: Element = document.body): Promise<string[]> => {
  // Runs axe like a `waitFor`, so that React does not warn about updates during the check.
  const { violations } = (await getConfig().asyncWrapper(() =>
    // Reports only violations: describing passed nodes takes longer than the check.
    axe.run(element, {
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    }),
  )) as AxeResults;
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
};
