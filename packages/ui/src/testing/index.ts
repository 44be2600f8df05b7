export { accessibilityProblems } from './accessibility';
export { createPerson } from './person';
export { renderUi } from './render-ui';
