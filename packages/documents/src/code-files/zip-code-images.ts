import { Readable } from 'node:stream';
import { slugify } from '@folkmoot/contracts';
import { ZipFile } from 'yazl';
import { drawCodeImage } from './draw-code-image';

const extensions = ['png', 'svg'] as const;

/** A code that hangs at a place. */
export interface PlacedCode {
  readonly id: string;
  readonly label: string;
  readonly url: string;
  readonly hasLogo: boolean;
}

interface Picture {
  readonly name: string;
  readonly draw: () => Promise<Buffer>;
}

/** The names are those of single downloads. The id of the code keeps them different. */
const picturesOf = (codes: readonly PlacedCode[], logo: Uint8Array | null): Picture[] =>
  codes.flatMap(({ id, label, url, hasLogo }) =>
    extensions.map((extension) => ({
      name: `${['qr', slugify(label), id].filter(Boolean).join('-')}.${extension}`,
      draw: () => drawCodeImage(url, { extension, logo: hasLogo ? logo : null }),
    })),
  );

/** A picture is drawn when the ones before it were sent, so that memory contains only one. */
const zipOf = (pictures: readonly Picture[], mtime: Date): Readable => {
  const zip = new ZipFile();
  const body = zip.outputStream as Readable;
  zip.on('error', (error: Error) => body.destroy(error));
  for (const { name, draw } of pictures) {
    zip.addReadStreamLazy(name, { mtime }, (take) => {
      draw().then(
        (picture) => take(null, Readable.from([picture])),
        (error: Error) => body.destroy(error),
      );
    });
  }
  zip.end();
  return body;
};

interface ImageSet {
  readonly codes: readonly PlacedCode[];
  /** A PNG for the codes that have the logo. */
  readonly logo: Uint8Array | null;
  readonly madeAt: Date;
}

/** A ZIP with a PNG and an SVG of each code, made while it is sent. */
export const zipCodeImages = ({ codes, logo, madeAt }: ImageSet): Readable => zipOf(picturesOf(codes, logo), madeAt);
