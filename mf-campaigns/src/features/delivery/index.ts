export { DeliveryTab } from './DeliveryTab';
