export { createFetchLogo } from './fetch-logo';
export { qrCodeJobs } from './qr-code.jobs';
export { qrCodeRoutes } from './qr-code.routes';
export { queueQrCodes } from './tell-qr-codes.use-case';
