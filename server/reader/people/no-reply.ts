/** Nobody reads what is sent there. */
export const isNoReply = (email: string): boolean =>
  /(?:^|[._+-])(?:no[._-]?reply|do[._-]?not[._-]?reply|dont[._-]?reply|unattended|not?[._-]?monitored|mailer-daemon|nobody|wordpress|www-data|apache|noreply\w*)(?:[._+\d-]|@|$)/i.test(
    email.slice(0, email.lastIndexOf('@') + 1),
  );

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
