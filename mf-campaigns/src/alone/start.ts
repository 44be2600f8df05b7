import { startAlone } from '@folkmoot/shell-sdk/alone';
import descriptor from '../../remote.json';
import { App } from '../app/app';

startAlone(App, descriptor, { handlers: [] });
