// Here and not in the facade, which a bundler may pass by on its way to what is used.
import '../styles.css';

import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { NotificationRegion } from '../feedback/NotificationRegion';
import { cssVariables, theme } from './theme';
import type { ColorScheme } from './use-color-scheme';

/** Where the choice is kept; the shell's page reads it before the first paint. */
const colorSchemes = localStorageColorSchemeManager({ key: 'folkmoot-color-scheme' });

interface Props {
  children: ReactNode;
  /** What holds until a person chooses; 'auto' follows the system. */
  colorScheme?: ColorScheme;
  /** In tests: no transitions, and no stylesheet of variables, which jsdom would read again for every query by role. */
  isTest?: boolean;
}

/** Wraps an application once: theme, colour scheme, and the place where notifications appear and are announced. */
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
