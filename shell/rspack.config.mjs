import { defineShell } from '@folkmoot/federation';

export default defineShell({ dir: import.meta.dirname, port: 4060 });
