/** @file The first bytes of files. */

export const ZIP = [0x50, 0x4b, 0x03, 0x04];
export const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];
export const PDF = [0x25, 0x50, 0x44, 0x46];
export const UTF_16_LE = [0xff, 0xfe];
export const UTF_16_BE = [0xfe, 0xff];

export const beginsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);
