export { usePopulation } from './use-population';
