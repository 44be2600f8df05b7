import { Readable } from 'node:stream';
import { slugify } from '@folkmoot/contracts';
import { ZipFile } from 'yazl';
import { qrCodeUrlOf } from '../../entities/campaign';
import type { QrCode } from '../../entities/qr-code';
import { codesInUse } from './codes-in-use';
import { drawCodeImage } from './draw-code-image';
import { logoFor } from './logo-for';
import type { PaperTools, QrCodeContext } from './qr-code.types';

const extensions = ['png', 'svg'] as const;

interface Picture {
  readonly name: string;
  readonly draw: () => Promise<Buffer>;
}

/** The names are those of single downloads. The id of the code keeps them different. */
const picturesOf = (codes: readonly QrCode[], logo: Uint8Array | null, publicOrigin: string): Picture[] =>
  codes.flatMap(({ id, label, hasLogo }) =>
    extensions.map((extension) => ({
      name: `${['qr', slugify(label), id].filter(Boolean).join('-')}.${extension}`,
      draw: () => drawCodeImage(qrCodeUrlOf(publicOrigin, id), { extension, logo: hasLogo ? logo : null }),
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

/** A ZIP with a PNG and an SVG of each code in use, made while it is sent. Throws no_qr_code_in_use. */
export const zipQrCodeSet = async (
  context: QrCodeContext,
  campaignId: string,
  { publicOrigin, fetchLogo }: PaperTools,
): Promise<Readable> => {
  const codes = await codesInUse(context, campaignId);
  const { councils } = context.reader(context.actor);
  const hasLogos = codes.some(({ hasLogo }) => hasLogo);
  const logo = hasLogos ? await logoFor(fetchLogo, (await councils.find())?.council) : null;
  return zipOf(picturesOf(codes, logo, publicOrigin), context.clock.now());
};
