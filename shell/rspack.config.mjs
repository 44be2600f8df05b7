import { defineShell } from '@folkmoot/federation';

export default defineShell();
