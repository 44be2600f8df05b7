export { mailSignInLink } from './send-sign-in-link.use-case';
export { createSupportLinkOperation, signInByFormOperation } from './sign-in.operations';
export { signInRoutes } from './sign-in.routes';
export { createSignInCookies } from './sign-in-cookies';
