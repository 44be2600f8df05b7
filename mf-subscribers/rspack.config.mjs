import { defineRemote } from '@folkmoot/federation';

export default defineRemote({
  name: 'mf-subscribers',
  dir: import.meta.dirname,
  port: 4062,
  exposes: { './app': './src/app/app.tsx', './words-cy': './src/app/words.cy.ts' },
});
