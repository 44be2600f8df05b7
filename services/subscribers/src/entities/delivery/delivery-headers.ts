/** Headers with a reference of the message. Each provider returns another one of them in its reports. */
export type DeliveryHeaders = (ref: string) => Readonly<Record<string, string>>;

interface ReportingProviders {
  readonly sendgrid: boolean;
  readonly mailgun: boolean;
}

export const createDeliveryHeaders =
  ({ sendgrid, mailgun }: ReportingProviders): DeliveryHeaders =>
  (ref) => ({
    'X-Folkmoot-Delivery': ref,
    'X-PM-Metadata-delivery': ref,
    'X-Mailin-custom': ref,
    ...(sendgrid ? { 'X-SMTPAPI': JSON.stringify({ unique_args: { delivery: ref } }) } : {}),
    ...(mailgun ? { 'X-Mailgun-Variables': JSON.stringify({ delivery: ref }) } : {}),
  });
