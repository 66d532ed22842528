/** decisions §11: account mails, 5 per target and hour, whatever asks for them. */
export const ACCOUNT_MAILS = { tries: 5, seconds: 3600 };

export const accountMailKey = (email: string): string => `account-mail:${email}`;
