import {
  cancelEvidenceOperation,
  evidenceFileOperation,
  exportIntegrityStatementOperation,
  getEvidenceKeysOperation,
  getEvidenceOperation,
  listEvidenceOperation,
  rotateEvidenceKeyOperation,
  startEvidenceOperation,
} from '@folkmoot/contracts';
import { file } from '@folkmoot/service-kit';
import { cancelEvidence, startEvidence } from './change-evidence.use-case';
import { downloadEvidence } from './download-evidence.use-case';
import type { EvidenceApp, EvidenceTools } from './evidence.types';
import { toEvidenceView } from './evidence.view';
import { listKeysAcrossCouncils, rotateKeyAcrossCouncils } from './evidence-keys';
import { exportStatement } from './export-statement.use-case';

export const evidenceRoutes = ({ route }: EvidenceApp, tools: EvidenceTools) => [
  route(listEvidenceOperation, {
    handle: async ({ context: { actor, reader }, params: { campaignId } }) => {
      const { campaigns, evidence } = reader(actor);
      await campaigns.get(campaignId);
      return { items: (await evidence.list(campaignId)).map(toEvidenceView) };
    },
  }),
  route(startEvidenceOperation, {
    handle: async ({ context, params }) => toEvidenceView(await startEvidence(context, params.campaignId)),
  }),
  route(getEvidenceOperation, {
    handle: async ({ context: { actor, reader }, params: { campaignId, evidenceId } }) => {
      const { campaigns, evidence } = reader(actor);
      await campaigns.get(campaignId);
      return toEvidenceView(await evidence.get(campaignId, evidenceId));
    },
  }),
  route(cancelEvidenceOperation, {
    handle: async ({ context, params }) => toEvidenceView(await cancelEvidence(context, params)),
  }),
  route(evidenceFileOperation, {
    handle: async ({ context, params }) => {
      const { body, name } = await downloadEvidence(context, params, tools);
      return file(body, { type: 'application/zip', name });
    },
  }),
  route(exportIntegrityStatementOperation, {
    handle: async ({ context, params: { campaignId }, query }) => {
      const { text, name } = await exportStatement(context, { campaignId, ...query }, tools);
      return file(Buffer.from(text), { type: 'text/plain; charset=utf-8', name });
    },
  }),
  route(getEvidenceKeysOperation, { handle: ({ context }) => listKeysAcrossCouncils(context) }),
  route(rotateEvidenceKeyOperation, { handle: ({ context }) => rotateKeyAcrossCouncils(context, tools.secrets) }),
];
