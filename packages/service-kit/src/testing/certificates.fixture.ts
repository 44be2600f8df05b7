/** @file Certificates for a test, made by openssl: an authority of its own, and what it signs. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Certificate {
  /** Files in PEM. */
  readonly cert: string;
  readonly key: string;
}
export interface Authority {
  /** The file of its own certificate. */
  readonly ca: string;
  /** A certificate for this address. */
  issue(name: string, address: string): Certificate;
}

const openssl = (...args: string[]): void => void execFileSync('openssl', args, { stdio: 'pipe' });
const KEY = ['-newkey', 'rsa:2048', '-nodes'];
const DAYS = ['-days', '2'];

/** Makes an authority in a folder. */
export const createAuthority = (folder: string, name: string): Authority => {
  const file = (of: string, ending: string): string => path.join(folder, `${name}-${of}.${ending}`);
  const [ca, caKey] = [file('ca', 'pem'), file('ca', 'key')];
  openssl('req', '-x509', ...KEY, ...DAYS, '-subj', `/CN=${name}`, '-keyout', caKey, '-out', ca);
  const issue = (of: string, address: string): Certificate => {
    const cert = file(of, 'pem');
    const key = file(of, 'key');
    const request = file(of, 'csr');
    const extensions = file(of, 'ext');
    writeFileSync(extensions, `subjectAltName=IP:${address}\n`);
    openssl('req', ...KEY, '-subj', `/CN=${of}`, '-keyout', key, '-out', request);
    const signing = ['-CA', ca, '-CAkey', caKey, '-CAcreateserial', '-extfile', extensions];
    openssl('x509', '-req', '-in', request, ...signing, ...DAYS, '-out', cert);
    return { cert, key };
  };
  return { ca, issue };
};

export const pem = (file: string): string => readFileSync(file, 'utf8');
