import type { RouteObject } from '@folkmoot/shell-sdk';
import { PopulationTab } from './PopulationTab';
import { PopulationTablesTab } from './PopulationTablesTab';

/** A page of the council's settings. */
export const councilPopulationRoutes: RouteObject[] = [{ path: 'population', element: <PopulationTab /> }];

/** A section of the system administration. */
export const populationTableRoutes: RouteObject[] = [{ path: 'population', element: <PopulationTablesTab /> }];
