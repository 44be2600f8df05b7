export { type Translation, translate } from './translate';
export { counted, welshCount } from './welsh-counts';
