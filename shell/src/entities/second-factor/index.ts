export { FactorProof } from './FactorProof';
export { RecoveryCodes } from './RecoveryCodes';
export { SetUpFactor } from './SetUpFactor';
