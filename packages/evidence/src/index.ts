export { verifierSource } from '../generated/verifier-source';
export { canonicalJson, type Json } from './canonical-json';
export { createEvidencePack, type EvidencePack } from './pack';
export { type EvidenceKeyPair, evidenceKeyPairOf, newEvidenceKeyPair } from './signing';
