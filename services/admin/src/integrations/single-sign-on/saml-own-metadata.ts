import type { SamlAddresses } from './saml-message';

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

const BINDINGS = 'urn:oasis:names:tc:SAML:2.0:bindings:';

/** Our metadata, for the provider. */
export const ownMetadata = ({
  entityId,
  replyUrl,
  signOutUrl,
}: SamlAddresses): string => `<?xml version="1.0" encoding="UTF-8"?>
<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${escaped(entityId)}">
  <SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol" AuthnRequestsSigned="false" WantAssertionsSigned="true">
    <SingleLogoutService Binding="${BINDINGS}HTTP-Redirect" Location="${escaped(signOutUrl)}"/>
    <SingleLogoutService Binding="${BINDINGS}HTTP-POST" Location="${escaped(signOutUrl)}"/>
    <NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress</NameIDFormat>
    <AssertionConsumerService index="0" isDefault="true" Binding="${BINDINGS}HTTP-POST" Location="${escaped(replyUrl)}"/>
  </SPSSODescriptor>
</EntityDescriptor>
`;
