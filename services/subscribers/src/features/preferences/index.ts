export { preferenceRoutes } from './preferences.routes';
