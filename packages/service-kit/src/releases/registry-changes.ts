/** @file The changes of a release in the registry: one line, that of its remote. */
import type { RegistryLine } from '@folkmoot/contracts';

export type RegistryChange = (line: RegistryLine) => RegistryLine;

const placeOf = (name: string, version: string) => {
  const address = `/remotes/${name}/${version}`;
  return { version, manifest: `${address}/mf-manifest.json`, descriptor: `${address}/remote.json` };
};

const NO_VERSION = 'none';

/** Everybody gets this release, and a canary ends. The former release is kept for a roll back. */
export const live =
  (version: string, at: Date): RegistryChange =>
  ({ canary: _ended, ...line }) => {
    if (line.version === version) return line;
    const { name, version: former, manifest, descriptor } = line;
    const previous = former === NO_VERSION ? {} : { previous: { version: former, manifest, descriptor } };
    return { name, ...placeOf(name, version), since: at.toISOString(), ...previous };
  };

export interface CanaryAudience {
  readonly councils: readonly string[];
  /** The share of all other staff, in percent. */
  readonly percent?: number | undefined;
}

/** These councils, and a share of all other staff, get another release than the rest. */
export const canary =
  (version: string, { councils, percent }: CanaryAudience, at: Date): RegistryChange =>
  (line) => {
    const since = line.canary?.version === version ? line.canary.since : at.toISOString();
    const audience = { councils: [...councils], ...(percent === undefined ? {} : { percent }) };
    return { ...line, canary: { ...placeOf(line.name, version), ...audience, ...(since ? { since } : {}) } };
  };

/** Everybody gets the live release. */
export const endCanary: RegistryChange = ({ canary: _ended, ...line }) => line;

/** Withdraws a release, wherever it is served. The line stays as it is when the release is not served, or has no release before it. */
export const rollBack =
  (withdrawn: string, at: Date): RegistryChange =>
  (line) => {
    if (line.canary?.version === withdrawn) return endCanary(line);
    const { previous, ...rest } = line;
    if (line.version !== withdrawn || !previous) return line;
    return { ...rest, ...previous, since: at.toISOString() };
  };

/** The lines with a change for one remote. A remote without a line gets one at the end. */
export const changeLine = (lines: readonly RegistryLine[], name: string, change: RegistryChange): RegistryLine[] => {
  const known = lines.find((line) => line.name === name);
  if (!known) return [...lines, change({ name, ...placeOf(name, NO_VERSION) })];
  return lines.map((line) => (line === known ? change(line) : line));
};
