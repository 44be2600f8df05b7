import type { ColorScheme } from '@folkmoot/ui';

export const messages = {
  skip: 'Skip to the content',
  main: 'Main',
  overview: 'Overview',
  signOut: 'Sign out',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  account: 'Your account',
  search: 'Search and commands',
  searchShort: 'Search',
  searchKeys: 'Ctrl K',
  goTo: 'Go to',
  actions: 'Actions',
  appearance: 'Appearance',
  appearanceAlso: 'theme colours night',
  chosen: 'in use',
  you: 'You',
  shortcuts: 'Keyboard shortcuts',
  acting: (council: string) => `You are acting in ${council}. What you do here is recorded.`,
  leave: 'Leave',
  maintenance: 'Maintenance',
  maintenanceAhead: (starts: string, ends: string, zone: string) => `Maintenance from ${starts} to ${ends} (${zone}).`,
  maintenanceNow: (ends: string, zone: string) => `Maintenance is under way until ${ends} (${zone}).`,
  leaveFailed: 'You could not leave the council. Please try again.',
  notFoundTitle: 'Page not found',
  notFoundText: 'This page does not exist, or it is part of something that is not installed here.',
  toOverview: 'Go to the overview',
  toStart: 'Go to the start page',
  retry: 'Retry',
} as const;

export const colorSchemeLabels: Readonly<Record<ColorScheme, string>> = {
  auto: 'Colours of the system',
  light: 'Light theme',
  dark: 'Dark theme',
};
