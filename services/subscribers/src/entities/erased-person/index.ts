export { type ForgottenRecords, forgetPerson, PERSON, suppress } from './forget-person';
export { changeOfMany, leaveList } from './leave-list';
