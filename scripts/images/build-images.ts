/** @file Builds the images of docker-compose.yml, with deploy/Dockerfile as it is. */
import path from 'node:path';
import type { ComposeFile } from '../compose/compose-file';
import { build, type Workshop } from './workshop';

export interface OurImage {
  /** Such as `gateway`: the last part of its name. */
  readonly name: string;
  readonly image: string;
  readonly target: string;
  readonly args: Readonly<Record<string, string>>;
}

/** Each image once: several services may use one. */
export const imagesOf = ({ services }: ComposeFile): OurImage[] => {
  const images = Object.values(services).flatMap(({ image, build: made }): OurImage[] =>
    made
      ? [
          {
            name: path.basename(image).replace(/:.*$/, ''),
            image: `localhost/${image}`,
            target: made.target,
            args: made.args ?? {},
          },
        ]
      : [],
  );
  return [...new Map(images.map((each) => [each.name, each])).values()];
};

export const buildImage = (workshop: Workshop, { image, target, args }: OurImage, context = workshop.root) =>
  build(workshop, { image, target, args, context, file: path.join(context, 'deploy/Dockerfile') });
