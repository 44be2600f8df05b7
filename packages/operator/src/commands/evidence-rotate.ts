import { rotateEvidenceKeyOperation } from '@folkmoot/contracts';
import { defineCommand } from '../command-line/command';
import { callService } from '../product/call-service';
import { dataFolder, dataOption } from '../product/options';

export const evidenceRotate = defineCommand({
  name: 'evidence rotate',
  summary: 'Signs evidence packs with a new key from now on.',
  description:
    'The old public key stays published, so packs that were signed with it stay valid. The key is also replaced after a year, and when SERVICE_KEY was replaced.',
  options: { data: dataOption },
  examples: [['evidence rotate', 'makes a new key, for instance when somebody else had the database and SERVICE_KEY']],
  run: async ({ options }, { environment }) => {
    const installation = { dataDir: dataFolder(options.data, environment), environment };
    const key = await callService(rotateEvidenceKeyOperation, {}, installation);
    return {
      data: key,
      lines: [
        `Evidence packs are signed with the key ${key.id} from now on. The old public key stays published.`,
        `Note its public key elsewhere, so that nobody can exchange it: ${key.publicKey}`,
      ],
    };
  },
});
