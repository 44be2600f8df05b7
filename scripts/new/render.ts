import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lookup } from '@folkmoot/contracts';
import { Problem } from '../start/problem.mjs';

export type Values = Readonly<Record<string, string>>;

const ENDING = /\.tmpl$/;

/** Replaces `{{name}}` in a text by its value. Throws for a missing value. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
    const value = lookup(values, name);
    if (value === undefined) throw new Problem(`A template asks for {{${name}}}, which is not given.`);
    return value;
  });

/**
 * Writes the files of a template below the root. File names may contain values, too. Throws before it would overwrite a
 * file.
 */
export const render = (templates: string, root: string, values: Values): string[] => {
  const entries = readdirSync(templates, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && ENDING.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((from) => ({ from, to: fill(path.relative(templates, from).replace(ENDING, ''), values) }));
  const taken = files.find(({ to }) => existsSync(path.join(root, to)));
  if (taken) throw new Problem(`${taken.to} already exists.`);
  for (const { from, to } of files) {
    const target = path.join(root, to);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, fill(readFileSync(from, 'utf8'), values));
  }
  return files.map(({ to }) => to);
};
