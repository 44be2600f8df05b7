import type { SourceFile } from '../read-sources';

/**
 * Every collection that is opened without a council's filter, by the file that does it. A collection bound to its council
 * becomes one that is not only by standing here too.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
@@
};

const OPENED = /\bcollectionAcrossCouncils(?:<[^>]*>)?\(\s*(\w+)/g;
const PRODUCT = /^(services|gateway)\/.*\.ts$/;

/** Collections opened over all councils that are not listed, and what is listed and no longer there. */
export const acrossCouncils = (
  files: readonly SourceFile[],
  list: Readonly<Record<string, readonly string[]>> = allowed,
): string[] => {
  const found = new Map(
    files
      .filter(({ path, text }) => PRODUCT.test(path) && text.includes('collectionAcrossCouncils('))
      .map(({ path, text }) => [path, [...text.matchAll(OPENED)].map(([, model = '']) => model)] as const),
  );
  const unlisted = [...found].flatMap(([path, models]) =>
    models
      .filter((model) => !list[path]?.includes(model))
      .map((model) => `${path}: ${model} is opened over all councils and does not stand in the list`),
  );
  const gone = Object.entries(list).flatMap(([path, models]) =>
    models
      .filter((model) => !found.get(path)?.includes(model))
      .map((model) => `${path}: ${model} stands in the list and is not opened over all councils`),
  );
  return [...unlisted, ...gone];
};
