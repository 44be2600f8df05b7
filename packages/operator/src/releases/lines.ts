/** @file The changes of a release in the registry: one line, that of its remote. */
import type { RegistryLine } from '@folkmoot/contracts';

type Change = (line: RegistryLine) => RegistryLine;

const placeOf = (name: string, version: string) => {
  const address = `/remotes/${name}/${version}`;
  return { version, manifest: `${address}/mf-manifest.json`, descriptor: `${address}/remote.json` };
};

/** All councils get this release, and a trial with some councils ends. To go back, use an older version. */
export const live =
  (version: string): Change =>
  ({ name }) => ({ name, ...placeOf(name, version) });

/** These councils get another release than the rest. */
export const canary =
  (version: string, councils: string[]): Change =>
  (line) => ({ ...line, canary: { ...placeOf(line.name, version), councils } });

/** The councils of the trial get the release of all others. */
export const endCanary: Change = ({ canary: _ended, ...line }) => line;

/** The lines with a change for one remote. A remote without a line gets one at the end. */
export const changeLine = (lines: readonly RegistryLine[], name: string, change: Change): RegistryLine[] => {
  const known = lines.find((line) => line.name === name);
  if (!known) return [...lines, change({ name, ...placeOf(name, 'none') })];
  return lines.map((line) => (line === known ? change(line) : line));
};

/** A line as text for people. */
export const describeLine = ({ name, version, canary: trial }: RegistryLine): string =>
  [`${name} ${version}`, ...(trial ? [`${trial.version} for ${trial.councils.join(', ')}`] : [])].join('; ');
