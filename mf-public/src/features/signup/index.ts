export { SignedUpPage, SignupPage } from './SignupPage';
