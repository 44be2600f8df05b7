export { derivedKey, hashOfSecret, newSecret } from './random-secret';
export { createSealedSecrets, type SealedSecrets } from './sealed-secret';
