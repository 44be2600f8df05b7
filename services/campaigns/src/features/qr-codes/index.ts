export { qrCodeRoutes } from './qr-code.routes';
