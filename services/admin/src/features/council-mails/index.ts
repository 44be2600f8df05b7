export { councilMailRoutes } from './council-mails.routes';
