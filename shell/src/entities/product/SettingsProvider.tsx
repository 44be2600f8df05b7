import { ProductNameContext } from '@folkmoot/shell-sdk';
import { createContext, type ReactNode, useContext } from 'react';
import type { Settings } from './settings';

const SettingsContext = createContext<Settings>({ productName: 'Folkmoot', supportEmail: '' });

export const SettingsProvider = ({ settings, children }: { settings: Settings; children: ReactNode }) => (
  <SettingsContext.Provider value={settings}>
    <ProductNameContext.Provider value={settings.productName}>{children}</ProductNameContext.Provider>
  </SettingsContext.Provider>
);

export const useSettings = (): Settings => useContext(SettingsContext);
