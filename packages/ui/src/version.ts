/**
 * The version that a shell provides to remotes. Remotes declare the oldest version that they support
 * (`packages/federation`).
 */
export const UI_VERSION = '0.1.0';
