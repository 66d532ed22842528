import { messages } from './messages.ts';

/** HTTP status and message of each error code (decisions §2). */
export const ERRORS = {
  bad_request: { status: 400, message: messages.badRequest },
  invalid_json: { status: 400, message: messages.badJson },
  invalid_text: { status: 400, message: messages.badText },
  no_changes: { status: 400, message: messages.noChanges },
  token_invalid: { status: 400, message: messages.tokenExpired },
  unauthenticated: { status: 401, message: messages.notLoggedIn },
  invalid_login: { status: 401, message: messages.invalidLogin },
  login_again: { status: 401, message: messages.loginAgain },
  passkey_refused: { status: 401, message: messages.passkeyRefused },
  factor_required: { status: 403, message: messages.factorRequired },
  forbidden: { status: 403, message: messages.forbidden },
  token_refused: { status: 403, message: messages.tokenRefused },
  superuser_only: { status: 403, message: messages.superuserOnly },
  user_unconfirmed: { status: 403, message: messages.unconfirmed },
  user_blocked: { status: 403, message: messages.blocked },
  origin_refused: { status: 403, message: messages.originRefused },
  registration_incomplete: { status: 403, message: messages.registrationIncomplete },
  proof_required: { status: 403, message: messages.badRequest },
  own_status: { status: 403, message: messages.statusChangeSelf },
  not_found: { status: 404, message: messages.notFound },
  method_not_allowed: { status: 405, message: messages.notLoggedIn },
  payment_refused: { status: 402, message: messages.payError2 },
  too_slow: { status: 408, message: messages.tooSlow },
  open_order_exists: { status: 409, message: messages.openOrderExists },
  order_move_refused: { status: 409, message: messages.orderMoveRefused },
  order_fixed: { status: 409, message: messages.orderFixed },
  order_paid: { status: 409, message: messages.orderPaidAlready },
  order_covered: { status: 409, message: messages.orderCovered },
  order_paying: { status: 409, message: messages.orderPaying },
  payment_unknown: { status: 409, message: messages.paymentUnknown },
  key_reused: { status: 409, message: messages.keyReused },
  domain_busy: { status: 409, message: messages.domainBusyOrder('This domain') },
  domain_registered: { status: 409, message: messages.domainRegistered },
  domain_removed: { status: 409, message: messages.domainRemoved },
  company_registered: { status: 409, message: messages.companyRegistered },
  company_move_refused: { status: 409, message: messages.companyMoveRefused },
  company_suspended: { status: 409, message: messages.companySuspended },
  company_not_registered: { status: 409, message: messages.companyNotRegistered },
  nobody_to_ask: { status: 409, message: messages.nobodyToAsk },
  not_designated: { status: 409, message: messages.notDesignated },
  record_of_another: { status: 409, message: messages.noDesignationFound },
  no_policy_url: { status: 409, message: messages.policyUrlMissing },
  company_removed: { status: 409, message: messages.companyRemoved },
  no_notice_address: { status: 409, message: messages.noNoticeAddress },
  last_owner: { status: 409, message: messages.lastOwner },
  representative_exists: { status: 409, message: messages.representativeExists },
  invitation_accepted: { status: 409, message: messages.invitationAccepted },
  no_subscription: { status: 409, message: messages.noSubscription },
  subscription_ended: { status: 409, message: messages.subscriptionEnded },
  subscription_charging: { status: 409, message: messages.subscriptionCharging },
  invoice_settled: { status: 409, message: messages.invoiceSettled },
  xero_off: { status: 409, message: messages.xeroOff },
  xero_disconnected: { status: 409, message: messages.xeroDisconnected },
  xero_lapsed: { status: 409, message: messages.xeroLapsed },
  xero_denied: { status: 409, message: messages.xeroDenied },
  contact_exists: { status: 409, message: messages.contactExists },
  contact_used: { status: 409, message: messages.contactUsed },
  merge_refused: { status: 409, message: messages.mergeRefused },
  key_exists: { status: 409, message: messages.keyExists },
  notice_being_read: { status: 409, message: messages.noticeBeingRead },
  notice_was_read: { status: 409, message: messages.noticeWasRead },
  notice_typed_in: { status: 409, message: messages.noticeTypedIn },
  notice_unread: { status: 409, message: messages.noticeUnread },
  link_exists: { status: 409, message: messages.linkExists },
  passkeys_need_domain: { status: 409, message: messages.passkeysNeedDomain },
  passkey_exists: { status: 409, message: messages.passkeyExists },
  too_many_passkeys: { status: 409, message: messages.tooManyPasskeys },
  totp_is_on: { status: 409, message: messages.totpIsOn },
  totp_not_begun: { status: 409, message: messages.totpNotBegun },
  no_factor: { status: 409, message: messages.noFactor },
  last_factor_required: { status: 409, message: messages.lastFactorRequired },
  own_superuser: { status: 409, message: messages.superuserChangeSelf },
  last_superuser: { status: 409, message: messages.lastSuperuser },
  rule_not_runnable: { status: 409, message: messages.ruleNotRunnable },
  rule_running: { status: 409, message: messages.ruleRunning },
  rule_run_refused: { status: 409, message: messages.ruleRunRefused },
  host_registered: { status: 409, message: messages.hostRegistered },
  too_many_tokens: { status: 409, message: messages.tooManyTokens },
  page_not_open: { status: 409, message: messages.pageNotOpen },
  pages_off: { status: 409, message: messages.pagesOff },
  lumen_off: { status: 409, message: messages.lumenOff },
  lumen_refused: { status: 409, message: messages.lumenRefused },
  slug_taken: { status: 409, message: messages.slugTaken },
  supplement_refused: { status: 409, message: messages.supplementRefused },
  submission_decided: { status: 409, message: messages.submissionDecided },
  sender_unanswerable: { status: 409, message: messages.senderUnanswerable },
  nothing_disabled: { status: 409, message: messages.nothingDisabled },
  counter_notice_defective: { status: 409, message: messages.counterNoticeDefective },
  counter_notice_restored: { status: 409, message: messages.counterNoticeRestored },
  hold_refused: { status: 409, message: messages.holdRefused },
  hold_move_refused: { status: 409, message: messages.holdMoveRefused },
  url_not_disabled: { status: 409, message: messages.urlNotDisabled },
  nothing_to_undo: { status: 409, message: messages.nothingToUndo },
  restore_refused: { status: 409, message: messages.restoreRefused },
  handle_exists: { status: 409, message: messages.handleTaken },
  strike_voided: { status: 409, message: messages.strikeVoided },
  webhook_limit: { status: 409, message: messages.webhookLimit },
  webhook_off: { status: 409, message: messages.webhookOff },
  notice_assigned: { status: 409, message: messages.noticeAssigned },
  only_owner: { status: 409, message: messages.onlyOwner },
  company_gone: { status: 410, message: messages.companyRemoved },
  evidence_too_large: { status: 413, message: messages.evidenceTooLarge },
  too_large: { status: 413, message: messages.tooLarge },
  unsupported_type: { status: 415, message: messages.unsupportedType },
  too_many_tries: { status: 429, message: messages.tooManyTries },
  too_many_uploads: { status: 429, message: messages.tooManyUploads },
  xero_busy: { status: 429, message: messages.xeroBusy },
  internal: { status: 500, message: messages.wrong },
  too_busy: { status: 503, message: messages.tooBusy },
  unavailable: { status: 503, message: messages.unavailable },
  xero_unreachable: { status: 503, message: messages.xeroUnreachable },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;
/** Messages by field name, or by path in a list (`added.0.name`). */
export type FieldErrors = Record<string, string[]>;

export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly detail: {
      fields?: FieldErrors;
      retryAfter?: number;
      message?: string;
      reason?: string;
      /** Of `proof_required`, to solve and send with the next try. */
      challenge?: string;
    } = {},
  ) {
    super(detail.message ?? ERRORS[code].message);
    this.name = 'AppError';
  }
}

/** A 400 error with a message for one field. */
export const fieldError = (field: string, message: string): AppError =>
  new AppError('bad_request', { fields: { [field]: [message] } });

export interface ErrorBody {
  message: string;
  errors?: string[];
  [field: string]: string | string[] | undefined;
}

/** decisions §2: `message` is always present; `errors` and the per-field lists only for invalid fields. */
export function errorBody(message: string, fields: FieldErrors = {}): ErrorBody {
  const errors = Object.entries(fields).flatMap(([field, list]) => list.map((text) => `${field}:${text}`));
  const first = Object.values(fields)[0]?.[0];
  return errors.length > 0 ? { ...fields, message: first ?? message, errors } : { message };
}
