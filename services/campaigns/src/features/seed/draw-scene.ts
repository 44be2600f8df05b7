import { lookup } from '@folkmoot/contracts';
import sharp from 'sharp';
import { scenes } from './demo-scenes';

/** A drawing as a picture that could have been uploaded. */
export const drawScene = (name: string): Promise<Buffer> => {
  const scene = lookup(scenes, name);
  if (!scene) throw new Error(`there is no scene ${name}`);
  return sharp(Buffer.from(scene)).png().toBuffer();
};
