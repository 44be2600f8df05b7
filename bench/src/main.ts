/** @file `npm run bench -- NAME...`: benchmarks as ratios within one run. Without a name, all of them. */
import path from 'node:path';
import { makeGenerated } from '../../scripts/start/generated.mjs';
import { builder } from './builder';
import { comments } from './comments';
import { dashboard } from './dashboard';
import { dev } from './dev';
import { engine } from './engine';
import { gateway } from './gateway';
import { idle } from './idle';
import { imports } from './imports';
import { intake } from './intake';
import { integrity } from './integrity';
import { labelling } from './labelling';
import { mailings } from './mailings';
import { product } from './product';
import { publication } from './publication';
import { replicas } from './replicas';
import { reports } from './reports';
import { resident } from './resident';
import { crowd, respondents } from './respondents';
import { segments } from './segments';
import { subscribers } from './subscribers';
import { weighting } from './weighting';

const benchmarks: Readonly<Record<string, () => Promise<string>>> = {
  builder,
  comments,
  crowd,
  dashboard,
  dev,
  engine,
  gateway,
  idle,
  imports,
  intake,
  integrity,
  labelling,
  mailings,
  product,
  publication,
  replicas,
  reports,
  respondents,
  resident,
  segments,
  subscribers,
  weighting,
};

await makeGenerated(path.resolve(import.meta.dirname, '../..'));
const args = process.argv.slice(2);
for (const name of args.length > 0 ? args : Object.keys(benchmarks)) {
  const benchmark = benchmarks[name];
  if (!benchmark) throw new Error(`there is no benchmark ${name}; there are ${Object.keys(benchmarks).join(', ')}`);
  process.stdout.write(`# ${name}\n${await benchmark()}\n`);
}
process.exit();
