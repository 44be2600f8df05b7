export { beginSession, type SignedIn, sessionOf } from './begin-session';
