/**
 * @file The longest texts of what people write, in characters. Schemas, forms and domain code read them here, and nowhere
 * else. Separate constants, because residents download only those that their pages use.
 */

/** An email address (RFC 5321). */
export const MAX_EMAIL = 254;
export const MAX_PERSON_NAME = 120;
/** The text of a search box. */
export const MAX_SEARCH = 200;
/** The description of a picture for people who cannot see it. */
export const MAX_ALT_TEXT = 500;

export const MAX_COUNCIL_NAME = 200;
export const MAX_COUNCIL_ADDRESS = 500;
export const MAX_COUNCIL_PHONE = 60;
export const MAX_COUNCIL_WEBSITE = 300;
export const MAX_COUNCIL_FOOTER = 500;
export const MAX_LOGO_ALT = 200;
/** The thank-you of one survey, its links, and the address of a link. */
export const MAX_SURVEY_THANK_YOU = 1_000;
export const MAX_LINK_LABEL = 100;
export const MAX_LINK_ADDRESS = 500;
/** The council's own text on the thank-you page, after our sentence. */
export const MAX_THANK_YOU = 1_000;
export const MAX_PRIVACY_NOTICE = 10_000;
/** A target audience or a geographical division. */
export const MAX_AUDIENCE_NAME = 120;
/** Where the numbers of a population are from. */
export const MAX_POPULATION_SOURCE = 300;
export const MAX_SENDER_NAME = 120;
export const MAX_MAIL_SUBJECT = 200;
export const MAX_MAIL_BODY = 5_000;
/** The headline of a newsletter, and a heading in it. */
export const MAX_NEWSLETTER_HEADING = 200;
/** The name that people give one of their passkeys. */
export const MAX_PASSKEY_NAME = 60;
/** The name that staff give an API token. */
export const MAX_TOKEN_NAME = 120;
/** The address of a webhook. */
export const MAX_WEBHOOK_URL = 1_000;
/** The name of a council's sign-in provider on the sign-in page. */
export const MAX_PROVIDER_LABEL = 60;
/** The text of a maintenance announcement to all councils. */
export const MAX_ANNOUNCEMENT = 500;

export const MAX_CAMPAIGN_TITLE = 200;
export const MAX_CAMPAIGN_DESCRIPTION = 5_000;
/** A word by which a council groups its campaigns. */
export const MAX_CAMPAIGN_LABEL = 40;
export const MAX_QR_CODE_LABEL = 120;

export const MAX_SURVEY_TITLE = 200;
export const MAX_SURVEY_DESCRIPTION = 5_000;
export const MAX_SURVEY_INTRO = 20_000;
/** The greatest number, without its sign, that a question can ask for, and the decimals of an answer. */
export const MAX_NUMBER = 1_000_000;
export const MAX_DECIMALS = 2;
/** The text that people agree to by a tick. */
export const MAX_CONSENT = 2_000;
/** The columns of a matrix: more fit no screen. */
export const MAX_COLUMNS = 12;
/** The unit beside a number. */
export const MAX_UNIT = 20;
/** As long as the longest text of a survey. */
export const MAX_TRANSLATION = 20_000;
/** A comment of staff on a question. */
export const MAX_COMMENT = 2_000;
export const MAX_QUESTION_TITLE = 1_000;
export const MAX_QUESTION_DESCRIPTION = 5_000;
export const MAX_SECTION_TEXT = 2_000;
export const MAX_OPTION_LABEL = 500;
/** A person's own words with the option "Other". */
export const MAX_OTHER_WORDS = 200;
/** The words at a step of a rating or of a range of numbers. */
export const MAX_STEP_LABEL = 200;
/** The name of questions in a council's question bank. */
export const MAX_BANK_NAME = 200;
export const MAX_CONDITION_VALUE = 500;
/** Also the longest answer to a question for a long text. */
export const MAX_ANSWER = 10_000;
export const MAX_EXCLUSION_REASON = 500;
/** Blanks and hyphens included, as a person may type them. */
export const MAX_RECEIPT = 60;

export const MAX_TAG_NAME = 80;
export const MAX_TAG_DESCRIPTION = 500;
export const MAX_SEGMENT_NAME = 120;
export const MAX_CONSENT_SOURCE = 300;

export const MAX_PAGE_TITLE = 200;
export const MAX_PAGE_DESCRIPTION = 2_000;
export const MAX_PAGE_FIELD_TEXT = 200;
/** The fields of a sign-up page. */
export const MAX_SIGNUP_TEXT = 500;
export const MAX_SIGNUP_EMAIL = 320;
export const MAX_SIGNUP_PHONE = 40;
export const MAX_SIGNUP_LONG_TEXT = 5_000;

export const MAX_AI_PROVIDER_NAME = 120;
export const MAX_AI_PROVIDER_URL = 500;
/** Service-account files have about 2.5 kB. */
export const MAX_AI_KEY = 20_000;
/** The name of an area or of a map. */
export const MAX_AREA_NAME = 120;
/** A resident's words about where a place is. */
export const MAX_WHERE = 200;

/** Parts of a newsletter. */
export const MAX_NEWSLETTER_BLOCKS = 40;
