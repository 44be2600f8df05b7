import { startAlone } from '@folkmoot/shell-sdk/alone';
import descriptor from '../../remote.json';
import { App } from '../app/app';
import { createHandlers } from './handlers';

startAlone(App, descriptor, { handlers: createHandlers() });
