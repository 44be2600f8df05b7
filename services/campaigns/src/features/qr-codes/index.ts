export { createFetchLogo } from './fetch-logo';
export { qrCodeRoutes } from './qr-code.routes';
