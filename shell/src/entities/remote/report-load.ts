import { type LoadReport, reportRemoteLoadsOperation } from '@folkmoot/contracts/client';
import type { RemoteEntry } from '@folkmoot/contracts/remote';
import { api } from '@folkmoot/shell-sdk';

type Release = Pick<RemoteEntry, 'name' | 'version'>;

const loaded = new Set<string>();
const crashed = new Set<string>();
const keyOf = ({ name, version }: Release): string => `${name} ${version}`;

/** A page that cannot report goes on: the reports of others are enough. */
const report = ({ name: remote, version }: Release, outcome: LoadReport['outcome']): void => {
  api.call(reportRemoteLoadsOperation, { body: { loads: [{ remote, version, outcome }] } }).catch(() => undefined);
};

/** Reports once for each page that the release of a remote was loaded. Releases that fail too often are rolled back. */
export const reportLoaded = (release: Release): void => {
  if (loaded.has(keyOf(release))) return;
  loaded.add(keyOf(release));
  report(release, 'loaded');
};

/** Reports an error that reached the boundary of the remote: in loading, or once for each page in what it shows. */
export const reportFailed = (release: Release): void => {
  const key = keyOf(release);
  const isLoaded = loaded.has(key);
  if (isLoaded && crashed.has(key)) return;
  if (isLoaded) crashed.add(key);
  report(release, isLoaded ? 'crashed' : 'not_loaded');
};
