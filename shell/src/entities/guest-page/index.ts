export { GuestPage } from './GuestPage';
export { Waiting } from './Waiting';
