export { type KnownCodes, knownCodesOf } from './known-codes';
export { onQrCodeChanged } from './qr-code-copies.consumers';
export type { QrCodeCopyRepository } from './qr-code-copies.repository';
