/** The user name of clients that send mail. */
export const SMTP_USER = 'folkmoot';
