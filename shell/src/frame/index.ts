export { DashboardFrame } from './DashboardFrame';
export { DashboardIndex } from './DashboardIndex';
export { colorSchemeLabels } from './frame.messages';
export { Logo } from './Logo';
export { NotFoundPage } from './NotFoundPage';
export { allowed } from './navigation';
export { RemoteRoute } from './RemoteRoute';
