import { runAsProcess } from '@folkmoot/service-kit';
import { environment } from './config';
import { start } from './service';

await runAsProcess('admin', () => start(environment()));
