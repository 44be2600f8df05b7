/** @file The files of values in deploy/kubernetes, and what is made from them. */
import { values as large } from '../../deploy/kubernetes/large';
import { values as ownDatabase } from '../../deploy/kubernetes/own-database';
import { values as small } from '../../deploy/kubernetes/small';
import { manifestsOf, readInstallation, render } from './render';
import type { ClusterValues } from './values';

export const examples: Readonly<Record<string, ClusterValues>> = { small, large, 'own-database': ownDatabase };

/** The path of what is made from an example. */
export const renderedPath = (name: string): string => `deploy/kubernetes/rendered/${name}.yaml`;

const HEAD =
  '# Made by `npm run docs` from deploy/kubernetes, to show what changes. Make your own: docs/guides/run-on-kubernetes.md\n';

/** The text of each example, by its path. */
export const renderedExamples = (root: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(examples).map(([name, values]) => [
      renderedPath(name),
      `${HEAD}${render(manifestsOf(readInstallation(root, values)))}`,
    ]),
  );
