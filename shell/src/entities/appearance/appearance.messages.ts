import type { ColorScheme } from '@folkmoot/ui';

export const colorSchemeLabels: Readonly<Record<ColorScheme, string>> = {
  auto: 'Colours of the system',
  light: 'Light theme',
  dark: 'Dark theme',
};
