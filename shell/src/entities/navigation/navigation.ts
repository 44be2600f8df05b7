import type { NavigationEntry } from '@folkmoot/contracts/remote';
import { type SessionState, sessionCan } from '@folkmoot/shell-sdk';
import { navigationOf, type Remote } from '../remote';
import { messages } from './navigation.messages';

const overview: NavigationEntry = {
  label: messages.overview,
  path: 'overview',
  icon: 'layout-dashboard',
  order: 0,
  permission: 'campaign:read',
};

const isFor =
  (session: SessionState) =>
  ({ permission }: { permission: NavigationEntry['permission'] }): boolean =>
    permission === null ? session.council !== null : sessionCan(session, permission);

/** The entries of the sidebar: the overview, and the entries of the remotes for this user and council. */
export const entriesFor = (session: SessionState, remotes: readonly Remote[]): NavigationEntry[] =>
  [overview, ...navigationOf(remotes)].filter(isFor(session));

/** The same as single links: an entry with sections is replaced by them. */
export const linksFor = (
  session: SessionState,
  remotes: readonly Remote[],
): Pick<NavigationEntry, 'label' | 'path' | 'icon'>[] =>
  entriesFor(session, remotes).flatMap((entry) => entry.sections ?? [entry]);

export const allowed = <T extends Pick<NavigationEntry, 'permission'>>(session: SessionState, offers: T[]): T[] =>
  offers.filter(isFor(session));
