import { createContext, useContext } from 'react';

/**
 * Whether the charts below show their figures as a table. `own` when each chart has a button of its own, which is so
 * outside of a card with that button in its head.
 */
export type ChartMode = 'own' | 'chart' | 'table';

export const ChartModeContext = createContext<ChartMode>('own');

export const useChartMode = (): ChartMode => useContext(ChartModeContext);
