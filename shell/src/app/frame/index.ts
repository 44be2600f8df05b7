export { DashboardFrame } from './DashboardFrame';
export { DashboardIndex } from './DashboardIndex';
export { NotFoundPage } from './NotFoundPage';
export { RemoteRoute } from './RemoteRoute';
