export { type ForgottenRecords, forgetPerson, PERSON, suppress } from './forget-person';
