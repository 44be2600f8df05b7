import { defineRemote } from '@folkmoot/federation';

export default defineRemote({ name: 'mf-campaigns', exposes: { './app': './src/app/app.tsx' } });
