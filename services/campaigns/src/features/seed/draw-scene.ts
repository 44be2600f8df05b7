import sharp from 'sharp';
import { type SceneName, scenes } from './demo-scenes';

/** A drawing as a picture that could have been uploaded. */
export const drawScene = (name: string): Promise<Buffer> => {
  const scene = scenes[name as SceneName];
  if (!scene) throw new Error(`there is no scene ${name}`);
  return sharp(Buffer.from(scene)).png().toBuffer();
};
