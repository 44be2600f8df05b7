/** Why the record of a domain was not found. */
export const messages = {
  missing: 'The domain has no such TXT record yet. A new record can take some hours to appear everywhere.',
  other_record: 'The domain has a record for Folkmoot, but with another value. Copy the value again.',
  no_domain: 'The name servers do not know this domain. Check its spelling.',
  no_answer: 'The name servers did not answer. Try again in a few minutes.',
} as const;
