import { type Environment, environmentValue } from '../../config/define-config';

/** TLS settings of a broker connection, in PEM. Without `ca` Node's authorities are trusted. */
export interface BrokerTls {
  readonly ca?: string;
  /** Client certificate and key, for a broker that requires them. */
  readonly cert?: string;
  readonly key?: string;
}

interface Settings {
  readonly amqpCa?: string | undefined;
  readonly amqpCert?: string | undefined;
  readonly amqpCertKey?: string | undefined;
}

/** Only the settings that are set: amqplib passes every property to Node. */
export const brokerTlsOf = ({ amqpCa: ca, amqpCert: cert, amqpCertKey: key }: Settings): BrokerTls => ({
  ...(ca ? { ca } : {}),
  ...(cert ? { cert } : {}),
  ...(key ? { key } : {}),
});

/** The same, for programs without a configuration. */
export const brokerTlsFrom = (env: Environment): BrokerTls =>
  brokerTlsOf({
    amqpCa: environmentValue(env, 'AMQP_CA'),
    amqpCert: environmentValue(env, 'AMQP_CERT'),
    amqpCertKey: environmentValue(env, 'AMQP_CERT_KEY'),
  });

const UNTRUSTED = 'is not signed by an authority that is trusted: set AMQP_CA_FILE to the certificate of its authority';

/** By Node's error codes. */
const certificateProblems: ReadonlyMap<unknown, string> = new Map([
  ['SELF_SIGNED_CERT_IN_CHAIN', UNTRUSTED],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', UNTRUSTED],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', UNTRUSTED],
  ['UNABLE_TO_GET_ISSUER_CERT', UNTRUSTED],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', UNTRUSTED],
  ['CERT_SIGNATURE_FAILURE', UNTRUSTED],
  ['CERT_HAS_EXPIRED', 'has expired'],
  ['CERT_NOT_YET_VALID', 'is not valid yet'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'is for another name than the one in AMQP_URL'],
]);

/** The problem with the broker's certificate, as a sentence; null when the connection failed for another reason. */
export const certificateProblem = (error: unknown): string | null => {
  const problem = certificateProblems.get(Object(error).code);
  return problem === undefined ? null : `the certificate of the broker ${problem}`;
};
