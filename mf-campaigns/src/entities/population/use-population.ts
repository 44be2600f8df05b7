import { getPopulationOperation, type PopulationDimension } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';

/** The population of the council by its dimensions. Undefined until it is known. */
export const usePopulation = (): readonly PopulationDimension[] | undefined =>
  useOperation(getPopulationOperation, {}).data?.dimensions;
