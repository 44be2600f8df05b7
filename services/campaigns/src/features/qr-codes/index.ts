export { qrCodeJobs } from './qr-code.jobs';
export { createFetchLogo } from './fetch-logo';
export { qrCodeRoutes } from './qr-code.routes';
export { queueQrCodes } from './tell-qr-codes.use-case';
