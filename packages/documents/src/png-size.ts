interface Size {
  readonly width: number;
  readonly height: number;
}

/** Every PNG says so at the same places, big-endian (PNG specification, IHDR). */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;

/** How wide and high a PNG is, in pixels. */
export const pngSize = (png: Uint8Array): Size => {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return { width: view.getUint32(WIDTH_AT), height: view.getUint32(HEIGHT_AT) };
};

/** How large a picture is when it is as large as it fits into a box, in the box's unit. */
export const fitInto = ({ width, height }: Size, box: Size): Size => {
  const scale = Math.min(box.width / width, box.height / height);
  return { width: width * scale, height: height * scale };
};
