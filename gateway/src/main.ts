import { runAsProcess } from '@folkmoot/service-kit';
import { start } from './service';

await runAsProcess('gateway', () => start());
