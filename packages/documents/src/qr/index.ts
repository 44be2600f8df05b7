export { type QrLogo, qrLogoOf } from './logo-field';
export { QR_WIDTH, qrDrawing, qrImage, qrImageType } from './qr-image';
export { newShortCode, qrCodeUrlOf } from './short-code';
