export { newQrCode, type QrCode } from './qr-code.domain';
export type { QrCodeRef, QrCodeRepository } from './qr-code.repository';
export { sharedPlaceDays } from './shared-place-days';
