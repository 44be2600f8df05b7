export { accessibilityProblems } from './accessibility';
export { renderUi } from './render-ui';
