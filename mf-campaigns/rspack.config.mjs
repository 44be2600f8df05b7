import { defineRemote } from '@folkmoot/federation';

export default defineRemote({
  name: 'mf-campaigns',
  dir: import.meta.dirname,
  port: 4061,
  exposes: { './app': './src/app/app.tsx', './words-cy': './src/app/words.cy.ts' },
});
