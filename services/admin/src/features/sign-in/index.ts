export { createSupportLinkOperation } from './sign-in.operations';
export { signInRoutes } from './sign-in.routes';
