/** @file SECURITY.md lists the keys: it must contain each secret of the configuration. */
import type { SourceFile } from '../read-sources';

const CONFIGURATION = 'docs/reference/configuration.md';
const INVENTORY = 'SECURITY.md';
const SECRET = /^\| `([A-Z_]+_(?:KEY|KEYS|SECRET|TOKEN|PASSWORD))` \|/gm;

/** Secrets of the configuration that the inventory does not name. */
export const keyInventoryProblems = (files: readonly SourceFile[]): string[] => {
  const textOf = (wanted: string): string => files.find(({ path }) => path === wanted)?.text ?? '';
  const secrets = new Set([...textOf(CONFIGURATION).matchAll(SECRET)].map(([, name = '']) => name));
  if (secrets.size === 0) return [`${CONFIGURATION}: no secret was found`];
  const inventory = textOf(INVENTORY);
  return [...secrets]
    .filter((name) => !inventory.includes(`\`${name}\``))
    .map((name) => `${INVENTORY}: does not name ${name}`);
};
