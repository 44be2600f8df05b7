export { createOptInPage } from './create-opt-in-page.use-case';
export { freeReservedAddresses } from './free-reserved-addresses.use-case';
export { optInPageRoutes } from './opt-in-page.routes';
export { sweepOptInPages } from './sweep-opt-in-pages.use-case';
export { updateOptInPage } from './update-opt-in-page.use-case';
