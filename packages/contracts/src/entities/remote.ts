import * as z from 'zod';
import { permissions } from '../core/roles';

/** One line of `/remotes.json`. A release changes this line and nothing else. */
export const remoteEntrySchema = z.object({
  name: z.string().regex(/^mf-[a-z0-9-]{1,40}$/),
  version: z.string().max(60),
  manifest: z.string().max(500),
  descriptor: z.string().max(500),
});
export const remoteRegistrySchema = z.object({ remotes: z.array(remoteEntrySchema).max(50) });
export type RemoteEntry = z.infer<typeof remoteEntrySchema>;
export type RemoteRegistry = z.infer<typeof remoteRegistrySchema>;

export const navigationEntrySchema = z.object({
  label: z.string().min(1).max(40),
  /** Path below /dashboard, without a leading slash. */
  path: z.string().regex(/^[a-z0-9/-]{1,60}$/),
  icon: z.string().max(40),
  order: z.number().int(),
  permission: z.enum(permissions).nullable(),
});

/** What an overview may offer as a quick action. */
export const quickActionSchema = z.object({
  label: z.string().max(40),
  path: z.string().max(120),
  icon: z.string().max(40),
  order: z.number().int(),
  permission: z.enum(permissions).nullable(),
});

export const remoteDescriptorSchema = z.object({
  name: z.string(),
  title: z.string().max(60),
  /** Semver range of the shell-sdk that this remote needs. */
  shellSdk: z.string().max(40),
  /** First segments below /dashboard that this remote renders. */
  routes: z.array(z.string().regex(/^[a-z0-9-]{1,40}$/)).max(20),
  navigation: z.array(navigationEntrySchema).max(20),
  quickActions: z.array(quickActionSchema).max(10).default([]),
  /** Modules that others may load through shell-sdk, for example `./survey-runner`. */
  provides: z.array(z.string().max(60)).max(20).default([]),
  /** Only of the remote that owns the resident pages. */
  resident: z.object({ client: z.string(), render: z.string(), renderHash: z.string() }).optional(),
});
export type RemoteDescriptor = z.infer<typeof remoteDescriptorSchema>;
export type NavigationEntry = z.infer<typeof navigationEntrySchema>;
