import axe from 'axe-core';

/** What axe finds wrong in the page, one line each; colours are not judged here, since jsdom paints nothing. */
export const accessibilityProblems = async (element: Element = document.body): Promise<string[]> => {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
};
