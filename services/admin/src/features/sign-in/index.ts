export { createSupportLinkOperation, signInByFormOperation } from './sign-in.operations';
export { signInRoutes } from './sign-in.routes';
