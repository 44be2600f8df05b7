// Imported here and not in the facade, because a bundler may skip the facade when it resolves its exports.
import '../styles.css';

import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { NotificationRegion } from '../feedback/NotificationRegion';
import { cssVariables, theme } from './theme';
import type { ColorScheme } from './use-color-scheme';

/** Storage key of the choice. The shell's page reads it before the first paint. */
const colorSchemes = localStorageColorSchemeManager({ key: 'folkmoot-color-scheme' });

interface Props {
  children: ReactNode;
  /** Used until the person chooses a scheme. 'auto' follows the system. */
  colorScheme?: ColorScheme;
  /**
   * For tests: no transitions, and no stylesheet of variables, which jsdom would parse again for every query by role.
   */
  isTest?: boolean;
}

/** Wraps an application once: theme, colour scheme and the notification region. */
export const UiProvider = ({ children, colorScheme = 'light', isTest = false }: Props) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    colorSchemeManager={colorSchemes}
    defaultColorScheme={colorScheme}
    env={isTest ? 'test' : 'default'}
    withCssVariables={!isTest}
    withGlobalClasses={!isTest}
  >
    {children}
    <NotificationRegion />
  </MantineProvider>
);
