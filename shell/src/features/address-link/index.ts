export { AddressLinkPage } from './AddressLinkPage';
