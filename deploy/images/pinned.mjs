/** @file Pins images to their digests. Needs nothing but Node. */

/**
 * The digest of an image under its own name. An image can have digests of several repositories: the one that was pulled
 * or pushed under this name counts.
 * @param {string} image such as `registry.example/folkmoot/admin:0.2.0`
 * @param {readonly string[]} repoDigests as `docker image inspect` lists them
 * @returns {string | undefined} such as `registry.example/folkmoot/admin@sha256:…`
 */
const digestOf = (image, repoDigests) => {
  // A colon before the last slash belongs to the port of the registry.
  const tagAt = image.indexOf(':', image.lastIndexOf('/') + 1);
  const name = tagAt === -1 ? image : image.slice(0, tagAt);
  return repoDigests.find((each) => each.startsWith(`${name}@sha256:`));
};

/**
 * The text of an override file for Compose that names every image by its digest, or the images that have none.
 * @param {Readonly<Record<string, { image: string }>>} services as `docker compose config --format json` prints them
 * @param {(image: string) => readonly string[]} repoDigestsOf
 * @returns {{ text: string, missing: readonly string[] }}
 */
export const pinned = (services, repoDigestsOf) => {
  const entries = Object.entries(services).map(([name, { image }]) => ({
    name,
    image,
    digest: digestOf(image, repoDigestsOf(image)),
  }));
  const missing = [...new Set(entries.filter(({ digest }) => digest === undefined).map(({ image }) => image))];
  const lines = entries.map(({ name, image, digest }) => `  ${name}:\n    image: ${digest} # ${image}\n`);
  const head = '# Made by deploy/pin-images.mjs: exactly these images, whatever a tag means later.\n';
  return { text: `${head}services:\n${lines.join('')}`, missing };
};
