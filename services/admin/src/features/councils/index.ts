export { councilRoutes } from './council.routes';
export { createCouncil } from './create-council.use-case';
export { drawLogo } from './logo/draw-logo';
export { logoRoutes } from './logo/logo.routes';
