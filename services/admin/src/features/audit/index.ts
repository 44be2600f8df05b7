export { auditParts } from './audit.parts';
