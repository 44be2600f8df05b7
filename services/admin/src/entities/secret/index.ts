export { createSealedSecrets, derivedKey, type SealedSecrets } from '@folkmoot/service-kit';
export { hashOfSecret, newSecret } from './random-secret';
