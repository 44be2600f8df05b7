import { getConfig } from '@testing-library/react';
import axe, { type AxeResults } from 'axe-core';

/** What axe finds wrong in the page, one line each; colours are not judged here, since jsdom paints nothing. */
export const accessibilityProblems = async (element: Element = document.body): Promise<string[]> => {
  // As while one waits for something to appear: what the page does meanwhile is no surprise.
  const { violations } = (await getConfig().asyncWrapper(() =>
    // What passes is not described, node by node: that takes longer than looking.
    axe.run(element, {
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    }),
  )) as AxeResults;
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
};
