export { AuthPage } from './AuthPage';
