/**
 * The closed list of error codes: HTTP status and the text that a person reads.
 * Texts come from the error catalogues of the specification, word for word.
 */
export const errorCodes = {
  invalid_input: { status: 400, message: 'Some of what was sent is not valid.' },
  malformed_json: { status: 400, message: 'The request is not valid JSON.' },
  idempotency_key_missing: { status: 400, message: 'The Idempotency-Key header is missing or not valid.' },
  method_not_allowed: { status: 405, message: 'This address does not support this method.' },
  host_unknown: { status: 421, message: 'This installation does not answer under this host name.' },
  unauthenticated: { status: 401, message: 'Not authenticated' },
  api_token_invalid: { status: 401, message: 'This API token is not valid. It may have been ended, or have expired.' },
  code_invalid: { status: 401, message: 'Magic link verification failed. Please try logging in again.' },
  second_factor_required: { status: 403, message: 'Confirm that it is you by your second factor to sign in.' },
  pending_sign_in_over: {
    status: 401,
    message: 'This sign-in has ended. Ask for a new sign-in link.',
  },
  code_wrong: { status: 422, message: 'This code is not right. Check it and enter it again.' },
  code_used: {
    status: 422,
    message: 'This code has been used already. Wait until your app shows a new one, or use another recovery code.',
  },
  passkey_refused: { status: 422, message: 'This passkey was not accepted. Try again, or use another way.' },
  too_many_codes: {
    status: 429,
    message: 'Too many codes. Wait 15 minutes before you enter another one, or use a passkey.',
  },
  no_factor: { status: 409, message: 'This account has no second factor.' },
  last_factor: {
    status: 409,
    message: 'A second factor is required of you. Add another one before you remove this one.',
  },
  factor_set_up_over: { status: 409, message: 'This key is too old. Start again to get a new one.' },
  start_token_invalid: { status: 400, message: 'There was an error submitting your response. Please try again.' },
  forbidden: { status: 403, message: 'You do not have permission to do this.' },
  fresh_sign_in_required: {
    status: 403,
    message: 'Sign in again to do this. You last signed in more than 5 minutes ago.',
  },
  factor_set_up_required: {
    status: 403,
    message: 'Set up a second way to prove who you are first. Open the dashboard to do it.',
  },
  origin_refused: { status: 403, message: 'This request came from another site and was refused.' },
  account_inactive: {
    status: 403,
    message: 'Your account is not active. Please contact your system administrator to activate your account.',
  },
  no_council: { status: 403, message: 'No council ID available' },
  council_suspended: { status: 403, message: 'This council is suspended. Please contact your system administrator.' },
  not_found: { status: 404, message: 'This does not exist or you do not have access to it.' },
  sso_required: {
    status: 403,
    message: 'Your council signs in through its own provider. Enter your address on the sign-in page to go there.',
  },
  sso_domain_taken: { status: 409, message: 'Another council has already shown that this domain belongs to it.' },
  sso_not_set_up: { status: 409, message: 'Set up the provider and show that a domain is yours first.' },
  sso_break_glass_missing: {
    status: 409,
    message: 'Name at least one active admin who has signed in before and keeps the sign-in link.',
  },
  sso_own_lockout: {
    status: 409,
    message: 'You would lock yourself out. Sign in through the provider once, or keep the sign-in link for yourself.',
  },
  account_not_found: {
    status: 404,
    message: 'Account not found. Please contact your system administrator to get access.',
  },
  campaign_not_found: { status: 404, message: 'Campaign not found' },
  codebook_not_found: { status: 404, message: 'This codebook does not exist any more.' },
  codebook_in_use: { status: 409, message: 'Campaigns use this codebook. Choose another one for them first.' },
  too_many_codebooks: { status: 409, message: 'The council has the largest number of codebooks. Delete one first.' },
  theme_not_found: { status: 404, message: 'This theme does not exist any more.' },
  too_few_comments: { status: 409, message: 'There are too few comments for a sample.' },
  sample_has_two_coders: { status: 409, message: 'Two people label this sample already.' },
  no_responses: { status: 409, message: 'No responses to export' },
  exclusion_reason_missing: { status: 422, message: 'Enter a reason for not counting this response.' },
  wave_not_found: { status: 404, message: 'This group of responses does not exist any more.' },
  wave_changed: { status: 409, message: 'This group has changed in the meantime. Reload to see it as it is now.' },
  redaction_question: {
    status: 422,
    message: 'Only written questions that do not ask for personal data can be published with their answers.',
  },
  redaction_not_found: { status: 404, message: 'This written answer is not in the review any more.' },
  redaction_changed: {
    status: 409,
    message: 'Somebody has decided about this answer in the meantime. Reload to see it as it is now.',
  },
  redaction_spans: { status: 422, message: 'The words to hide must be in the answer, in order, and must not overlap.' },
  redaction_own_look: { status: 409, message: 'You decided about this answer. A second person has to look at it.' },
  publication_minimum: {
    status: 422,
    message: 'The smallest number must not be below the one that your council has set.',
  },
  publication_question: {
    status: 409,
    message: 'A question of this publication is not in the survey any more. Choose the questions again.',
  },
  publication_unreviewed: {
    status: 409,
    message: 'Written answers of this publication have not been reviewed. Review all of them first.',
  },
  publication_empty: { status: 409, message: 'Choose at least one question to publish.' },
  publication_scheduled: { status: 409, message: 'A version is already scheduled. Withdraw it first.' },
  commitment_limit: { status: 409, message: 'This campaign has the largest number of points. Delete one first.' },
  commitment_reason_missing: { status: 422, message: 'Say why the council is not doing this.' },
  results_withdrawn: { status: 410, message: 'The council has withdrawn these results.' },
  survey_not_found: { status: 404, message: "The survey you're looking for doesn't exist or is no longer available." },
  conflict: { status: 409, message: 'This conflicts with what is already there.' },
  stale_revision: { status: 409, message: 'Someone else changed this in the meantime. Reload to see their changes.' },
  slug_taken: { status: 409, message: 'This address is already taken.' },
  tag_name_taken: { status: 409, message: 'A tag with this name already exists.' },
  tag_is_default: { status: 409, message: 'A default tag cannot be deleted. Make it an ordinary tag first.' },
  attribute_name_taken: { status: 409, message: 'There is already a detail with this name.' },
  attribute_is_standard: { status: 409, message: 'Every council has this detail. It can be renamed but not deleted.' },
  too_many_attributes: { status: 409, message: 'The council has the largest number of details. Delete one first.' },
  too_many_population_tables: { status: 409, message: 'There is the largest number of tables. Remove one first.' },
  segment_too_slow: {
    status: 422,
    message:
      'It takes too long to find these people. Add a tag or an attribute that fewer people have, or send to the segment without listing it.',
  },
  segment_name_taken: { status: 409, message: 'A segment with this name already exists.' },
  subscriber_suppressed: {
    status: 409,
    message: 'This person has unsubscribed or was erased. They can only come back by signing up themselves.',
  },
  consent_source_missing: { status: 422, message: 'Enter where the consent for the new topics comes from.' },
  csv_invalid: { status: 422, message: 'Please select a valid CSV file' },
  import_incomplete: { status: 422, message: 'Please select a file and at least one tag' },
  email_field_missing: { status: 422, message: 'Email address is required' },
  page_not_found: { status: 404, message: 'This opt-in page does not exist or is no longer available.' },
  signup_invalid: { status: 422, message: 'Please fill in all required fields' },
  link_invalid: { status: 404, message: 'This link no longer works.' },
  own_account: { status: 409, message: 'You cannot change your own role or status, or remove yourself.' },
  last_admin: {
    status: 409,
    message: 'A council needs at least one active admin. Make someone else an admin first.',
  },
  last_system_admin: {
    status: 409,
    message: 'The installation needs at least one active system administrator. Make someone else one first.',
  },
  role_without_council: { status: 409, message: 'This role belongs to a council. Choose a council first.' },
  confirmation_missing: { status: 422, message: 'Type the name of the council to confirm.' },
  council_name_differs: { status: 422, message: 'This is not the name of the council.' },
  export_gone: { status: 410, message: 'The file of this export no longer exists. Create a new one.' },
  council_erased: { status: 409, message: 'This council has been erased and cannot be restored.' },
  already_member: { status: 409, message: 'This person is already a member of your team.' },
  invitation_pending: {
    status: 409,
    message: 'This address has already been invited. You can send that invitation again.',
  },
  address_unchanged: { status: 409, message: 'This is your email address already.' },
  address_taken: {
    status: 409,
    message: 'Another account uses this email address. Sign in with it, or choose another address for this account.',
  },
  invitation_invalid: {
    status: 404,
    message: 'This invitation link is not valid. Please ask the person who invited you for a new one.',
  },
  invitation_revoked: {
    status: 410,
    message: 'This invitation was withdrawn. Please ask the person who invited you if you still need access.',
  },
  invitation_expired: {
    status: 410,
    message: 'This invitation has expired. Please ask the person who invited you to send it again.',
  },
  invitation_accepted: { status: 409, message: 'This invitation has already been accepted. You can sign in.' },
  account_elsewhere: {
    status: 409,
    message: 'This email address already belongs to another council. Please contact your system administrator.',
  },
  subscriber_exists: { status: 409, message: 'This email address is already on the list.' },
  maintenance_times_invalid: {
    status: 422,
    message: 'The end must be after the start and in the future.',
  },
  no_earlier_release: { status: 409, message: 'There is no earlier release to go back to.' },
  registry_not_writable: {
    status: 503,
    message: 'The registry of releases cannot be changed from here. Use the command folkmoot release.',
  },
  transition_not_allowed: { status: 409, message: 'This is not possible in the current status.' },
  campaign_without_questions: {
    status: 409,
    message: 'Cannot activate campaign without survey questions. Please build your survey first.',
  },
  campaign_dates_reversed: { status: 409, message: 'The end date is before the start date.' },
  campaign_rounds_begun: {
    status: 409,
    message:
      'The rounds of this campaign have begun, so its frequency and start date stay. Duplicate the campaign to choose others.',
  },
  retention_too_long: { status: 409, message: 'Your council does not keep responses for that long.' },
  delivery_method_unavailable: { status: 409, message: 'You cannot choose SMS because no SMS provider is set up.' },
  qr_code_limit: { status: 409, message: 'A campaign can have 100 QR codes at most.' },
  no_qr_code_in_use: { status: 409, message: 'This campaign has no QR code in use.' },
  page_code_limit: { status: 409, message: 'A sign-up page can have 100 QR codes at most.' },
  no_page_code_in_use: { status: 409, message: 'This sign-up page has no QR code in use.' },
  survey_too_large: { status: 413, message: 'The survey is too large to save.' },
  survey_not_ready: { status: 409, message: 'The survey has errors. Fix them first.' },
  already_answered: {
    status: 409,
    message: 'This invitation has already been used. Each invitation can only be used once.',
  },
  invitation_over: {
    status: 409,
    message: 'This invitation was for an earlier round of the survey. The next round will have a new link.',
  },
  merge_field_unknown: { status: 422, message: 'The text has a field that does not exist.' },
  audience_empty: {
    status: 409,
    message: 'There is nobody in this audience at the moment, so you cannot send anything.',
  },
  mailing_time_passed: { status: 422, message: 'This time has passed. Choose a later one, or send now.' },
  nothing_to_resend: {
    status: 409,
    message:
      'There is no message to send again. Addresses that do not exist, and people who may have got the message, are left out.',
  },
  mailing_under_way: {
    status: 409,
    message: 'Already sending: some messages may have gone out. You can still pause the rest, or cancel it.',
  },
  confirmation_just_sent: {
    status: 409,
    message: 'A confirmation was sent less than an hour ago, or is about to be. It may be in the person’s spam folder.',
  },
  reminder_too_soon: {
    status: 409,
    message: 'A reminder for this campaign began less than 24 hours before this time. Choose a later time.',
  },
  newsletter_incomplete: {
    status: 422,
    message: 'Part of the newsletter is not complete. Complete or delete it, then send.',
  },
  mailing_campaign_closed: {
    status: 409,
    message: 'Invitations can be sent once the campaign is active or scheduled, and until it ends.',
  },
  survey_not_open: { status: 409, message: 'This survey is not accepting responses at the moment.' },
  idempotency_key_reused: { status: 409, message: 'This Idempotency-Key was used for another request.' },
  template_not_found: { status: 404, message: 'This template does not exist.' },
  no_responses_to_analyse: { status: 422, message: 'No responses available for analysis' },
  ai_not_configured: {
    status: 503,
    message:
      'AI Service Unavailable: AI analysis requires an AI provider configuration. Please contact your system administrator to set up the AI service.',
  },
  ai_provider_failed: {
    status: 502,
    message: 'The AI provider gave no usable answer. Try again, or use the built-in analysis.',
  },
  ai_switched_off: {
    status: 403,
    message: 'AI analysis is switched off. Please contact your system administrator if you need it.',
  },
  ai_ceiling_reached: {
    status: 403,
    message: 'This month’s budget for AI analysis is used up. It starts again on the first of next month.',
  },
  ai_settings_unavailable: {
    status: 503,
    message: 'The settings of AI analysis cannot be read at the moment. Nothing was sent; please try again shortly.',
  },
  storage_missing: {
    status: 409,
    message: 'Council storage is not set up yet. Please click Setup Storage above to enable file uploads.',
  },
  storage_setup_failed: {
    status: 502,
    message: 'Failed to set up storage buckets. Please try again or contact support.',
  },
  file_too_large: { status: 413, message: 'File size must be less than 5MB' },
  file_type_refused: { status: 415, message: 'File must be an image (PNG, JPG, GIF, or WebP)' },
  file_unreadable: { status: 422, message: 'This file is damaged or unsafe and cannot be used.' },
  request_timeout: { status: 408, message: 'The request took too long to arrive. Please try again.' },
  body_too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media_type: { status: 415, message: 'The request has a type that is not supported here.' },
  campaign_title_required: { status: 422, message: 'Campaign title is required' },
  question_type_unknown: { status: 422, message: 'The survey holds a question of an unknown type.' },
  answers_invalid: { status: 422, message: 'Some answers are missing or not valid.' },
  rate_limited: { status: 429, message: 'Too many login attempts. Please wait a few minutes before trying again.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Nothing you sent was lost; please try again.' },
  mail_failed: {
    status: 502,
    message: 'Unable to send login link. Please try again or contact your system administrator.',
  },
  mail_not_sent: { status: 502, message: 'The email could not be sent. Please try again in a few minutes.' },
  unavailable: { status: 503, message: 'This part is not available at the moment. Please try again shortly.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCodes;

export interface FieldProblem {
  /** Dotted path into the body, params or query: `questions.2.title`. */
  path: string;
  message: string;
}

/** The one error that domain code throws; the code decides status and text. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldProblem[];
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;
  /** Cookies that the answer sets. */
  readonly cookies: readonly string[];

  constructor(
    code: ErrorCode,
    options: {
      detail?: string;
      fields?: readonly FieldProblem[];
      retryAfter?: number;
      cookies?: readonly string[];
      cause?: unknown;
    } = {},
  ) {
    super(options.detail ?? errorCodes[code].message, { cause: options.cause });
    this.name = 'DomainError';
    this.code = code;
    this.fields = options.fields ?? [];
    this.retryAfter = options.retryAfter;
    this.cookies = options.cookies ?? [];
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}

export const isDomainError = (error: unknown): error is DomainError => error instanceof DomainError;
