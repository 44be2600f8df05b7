export { useKeys } from './use-keys';
