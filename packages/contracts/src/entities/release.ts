/** The registry as its file says, and what a release is made of. For servers and tools: browsers get `remote.ts`. */
import * as z from 'zod/mini';
import { idSchema } from '../core/ids';
import { type RemoteEntry, remoteEntrySchema } from './remote';

/** Files are served from the gateway's own folder: `/remotes/mf-campaigns/1.2.0/mf-manifest.json`. */
const address = z.string().check(z.maxLength(500), z.regex(/^\/remotes\/(?!.*\.\.)[\w./-]+\.json$/));

const releaseFields = { version: remoteEntrySchema.shape.version, manifest: address, descriptor: address };

/** A line of the registry's file: the release for all, and perhaps another one for some councils first. */
export const registryLineSchema = z.extend(remoteEntrySchema, {
  ...releaseFields,
  canary: z.optional(
    z.strictObject({ ...releaseFields, councils: z.array(idSchema).check(z.minLength(1), z.maxLength(500)) }),
  ),
});
export type RegistryLine = z.infer<typeof registryLineSchema>;

/** The file, its lines unread: one that is wrong must not take the others with it. */
export const registryFileSchema = z.object({ remotes: z.array(z.unknown()).check(z.maxLength(50)) });

/** The release of a registry line for a council. The result does not reveal which councils get another release. */
export const releaseFor = ({ canary, ...live }: RegistryLine, councilId: string | null): RemoteEntry => {
  if (!canary || councilId === null || !canary.councils.includes(councilId)) return live;
  const { version, manifest, descriptor } = canary;
  return { name: live.name, version, manifest, descriptor };
};

const names = z._default(z.array(z.string()), []);
const assets = z.object({
  js: z.object({ sync: names, async: names }),
  css: z.object({ sync: names, async: names }),
});

/** The part of a build's `mf-manifest.json` that names files. */
export const releaseManifestSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string().check(z.minLength(1)), path: z.string() }) }),
  exposes: z.array(z.object({ path: z.string(), assets })),
});

/** Every file that a manifest needs beside it. */
export const filesOfManifest = ({ metaData, exposes }: z.infer<typeof releaseManifestSchema>): string[] => {
  const { name, path } = metaData.remoteEntry;
  const listed = exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...js.async, ...css.sync, ...css.async]);
  return [...new Set([path ? `${path}/${name}` : name, ...listed])];
};
