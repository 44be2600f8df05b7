export { FactorProof } from './FactorProof';
export { problemText } from './problem-text';
export { RecoveryCodes } from './RecoveryCodes';
export { SetUpFactor } from './SetUpFactor';
