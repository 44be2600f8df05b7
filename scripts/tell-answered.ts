/**
 * @file `npm run tell-answered [-- --data DIR]`: has the product that runs tell at once which invitations were answered,
 * which otherwise happens once a night. For trying out, and before a reminder that cannot wait.
 */
import { parseArgs } from 'node:util';
import { tellAnsweredOperation } from '@folkmoot/contracts';
import { internalCaller } from './internal-call';

const { values } = parseArgs({ options: { data: { type: 'string', default: process.env.DATA_DIR ?? './data' } } });
const { told } = await internalCaller(values.data, 'public')(tellAnsweredOperation);
process.stdout.write(`${told}\n`);
