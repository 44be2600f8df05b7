import { lookup } from '@folkmoot/contracts';
import sharp from 'sharp';
import { scenes } from './demo-scenes';

/** Renders a drawing as a picture that can be uploaded. */
export const drawScene = (name: string): Promise<Buffer> => {
  const scene = lookup(scenes, name);
  if (!scene) throw new Error(`there is no scene ${name}`);
  return sharp(Buffer.from(scene)).png().toBuffer();
};
