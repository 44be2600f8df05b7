import { X509Certificate } from 'node:crypto';
import type { SsoCertificate, SsoCheck } from '@folkmoot/contracts';
import { words } from './check.messages';
import { line, ProviderProblem } from './read-document';

const BEGIN = '-----BEGIN CERTIFICATE-----';
const END = '-----END CERTIFICATE-----';
const SHORTEST_KEY_BITS = 2_048;
const SOON_MS = 30 * 86_400_000;

const read = (base64: string): X509Certificate => {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64'));
  } catch (error) {
    throw new ProviderProblem('certificate', words.certificateBroken, { cause: error });
  }
};

/** Certificates as they are stored, from PEM or from bare Base64. Throws ProviderProblem for one that is none. */
export const readCertificates = (text: string): string[] => {
  const blocks = text
    .split(BEGIN)
    .slice(1)
    .map((rest) => rest.split(END, 1)[0] ?? '');
  const bare = blocks.length > 0 || text.trim() === '' ? blocks : [text];
  return [...new Set(bare.map((block) => read(block.replace(/\s+/g, '')).raw.toString('base64')))];
};

export const viewCertificate = (base64: string): SsoCertificate => {
  const certificate = read(base64);
  return {
    subject: certificate.subject.replace(/\n/g, ', ').slice(0, 300),
    validFrom: new Date(certificate.validFrom).toISOString(),
    validUntil: new Date(certificate.validTo).toISOString(),
    fingerprint: certificate.fingerprint256,
  };
};

const dayOf = (moment: string): string => new Date(moment).toISOString().slice(0, 10);

const stateOf = (base64: string, now: Date): SsoCheck => {
  const { validFrom, validTo, publicKey } = read(base64);
  const { modulusLength } = publicKey.asymmetricKeyDetails ?? {};
  const [from, until] = [new Date(validFrom), new Date(validTo)];
  if (modulusLength !== undefined && modulusLength < SHORTEST_KEY_BITS) {
    return line('certificate', 'failed', words.certificateWeak);
  }
  if (until <= now) return line('certificate', 'failed', words.certificateExpired(dayOf(validTo)));
  if (from > now) return line('certificate', 'failed', words.certificateEarly(dayOf(validFrom)));
  const isSoon = until.getTime() - now.getTime() < SOON_MS;
  return isSoon
    ? line('certificate', 'warning', words.certificateSoon(dayOf(validTo)))
    : line('certificate', 'ok', words.certificateOk(dayOf(validTo)));
};

const rank = { ok: 0, warning: 1, failed: 2 } as const;

/** The line of a test about the certificates: that of the best one, because one valid certificate is enough. */
export const certificateLine = (certificates: readonly string[], now: Date): SsoCheck => {
  const [best] = certificates.map((each) => stateOf(each, now)).sort((a, b) => rank[a.state] - rank[b.state]);
  return best ?? line('certificate', 'failed', words.noCertificate);
};

/** The certificates that may check a signature now: an expired one vouches for nothing. */
export const usableCertificates = (certificates: readonly string[], now: Date): string[] =>
  certificates.filter((each) => stateOf(each, now).state !== 'failed');
