export { createMailDomainLookUp } from './mail-domain';
export { systemRoutes } from './system.routes';
