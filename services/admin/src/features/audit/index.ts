export { auditRoutes } from './audit.routes';
export { onAuditedEvent } from './on-audited-event.consumer';
