export { DeliveryFrame } from './DeliveryFrame';
export { EmailPart } from './EmailPart';
export { PlanPart } from './PlanPart';
export { QrPart } from './QrPart';
