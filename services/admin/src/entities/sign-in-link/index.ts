export type { LinkMailTools } from './link-mail';
export { createMagicLinks } from './magic-link';
export type { CodeRepository } from './sign-in-code.repository';
export { createSignInCookies, type SignInCookies } from './sign-in-cookies';
export type { LinkRepository } from './sign-in-link.repository';
export { createSupportTokens, type SupportTokens } from './support-token';
