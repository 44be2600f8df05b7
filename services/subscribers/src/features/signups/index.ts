export { onPageViewed, onSignup } from './signup.consumers';
