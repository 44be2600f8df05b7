import { runAsProcess } from '@folkmoot/service-kit';
import { environment } from './config';
import { start } from './service';

await runAsProcess('gateway', () => start(environment()));
