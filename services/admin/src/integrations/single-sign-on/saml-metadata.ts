import type { SsoCheck } from '@folkmoot/contracts';
import type { OutsideClient } from '@folkmoot/service-kit';
import { words } from './check.messages';
import { clockLine, line, ProviderProblem, readDocument } from './read-document';
import { certificateLine, readCertificates } from './saml-certificates';
import { childrenOf, everything, namespaces, readXml, type XmlElement } from './saml-xml';

/** The facts of a SAML provider that its metadata contain. */
export interface SamlSettings {
  readonly entityId: string;
  readonly signInUrl: string;
  readonly signOutUrl: string;
  readonly certificates: readonly string[];
}

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const { METADATA, SIGNATURE } = namespaces;

const locationOf = (descriptor: XmlElement, local: string): string => {
  const services = childrenOf(descriptor, METADATA, local);
  const service = services.find(({ attributes }) => attributes.Binding === REDIRECT);
  return service?.attributes.Location ?? '';
};

/** Certificates for encryption cannot sign. A key without a use can do both. */
const certificatesOf = (descriptor: XmlElement): string[] =>
  childrenOf(descriptor, METADATA, 'KeyDescriptor')
    .filter(({ attributes }) => attributes.use !== 'encryption')
    .flatMap(everything)
    .filter(({ uri, local }) => uri === SIGNATURE && local === 'X509Certificate')
    .flatMap(({ text }) => readCertificates(text));

const rootOf = (xml: string): XmlElement => {
  try {
    return readXml(xml, { allowsComments: true });
  } catch (error) {
    const isXml = /^\s*<(?!!doctype\s+html\b|html\b)/i.test(xml);
    throw new ProviderProblem('document', isXml ? words.unsafeXml : words.notMetadata, { cause: error });
  }
};

/** Reads the metadata of a provider. Throws ProviderProblem. */
export const readSamlMetadata = (xml: string): SamlSettings => {
  const provider = everything(rootOf(xml)).find(
    (element) =>
      element.uri === METADATA &&
      element.local === 'EntityDescriptor' &&
      childrenOf(element, METADATA, 'IDPSSODescriptor').length > 0,
  );
  const [descriptor] = provider ? childrenOf(provider, METADATA, 'IDPSSODescriptor') : [];
  if (!provider || !descriptor) throw new ProviderProblem('document', words.notMetadata);
  const settings = {
    entityId: provider.attributes.entityID ?? '',
    signInUrl: locationOf(descriptor, 'SingleSignOnService'),
    signOutUrl: locationOf(descriptor, 'SingleLogoutService'),
    certificates: [...new Set(certificatesOf(descriptor))],
  };
  if (settings.signInUrl === '') throw new ProviderProblem('endpoints', words.noSignIn);
  if (settings.certificates.length === 0) throw new ProviderProblem('certificate', words.noCertificate);
  return settings;
};

/** Fetches and reads metadata. Throws ProviderProblem. */
export const fetchSamlMetadata = async (outside: OutsideClient, url: string) => {
  const answer = await readDocument(outside, url, 'application/samlmetadata+xml, application/xml, text/xml');
  return { answer, settings: readSamlMetadata(answer.body.toString('utf8')) };
};

/** Everything that a sign-in with this provider needs, one line each. */
export const inspectSaml = async (
  outside: OutsideClient,
  stored: SamlSettings & { readonly metadataUrl: string },
  now: Date,
): Promise<SsoCheck[]> => {
  const fetched = stored.metadataUrl === '' ? null : await fetchSamlMetadata(outside, stored.metadataUrl);
  const settings = fetched?.settings ?? stored;
  const clock = fetched ? clockLine(fetched.answer, now) : null;
  return [
    fetched ? line('address', 'ok', words.addressOk) : line('address', 'warning', words.manual),
    ...(fetched ? [line('document', 'ok', words.documentOk)] : []),
    settings.signOutUrl === ''
      ? line('endpoints', 'warning', words.noSignOut)
      : line('endpoints', 'ok', words.endpointsOk),
    certificateLine(settings.certificates, now),
    ...(clock ? [clock] : []),
  ];
};
