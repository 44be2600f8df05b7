export { getSession } from './get-session.use-case';
export { sessionRoutes } from './session.routes';
export { createSessionCookies } from './session-cookie';
