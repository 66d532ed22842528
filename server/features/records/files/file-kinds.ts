/** Kinds of files beside the content types of objects that files are attached to (core/lookups.ts). */

/** An upload that is attached to nothing. */
export const UNATTACHED = 0;
/** A proof of an action on a notice's URLs, whose object is the notice. Not one of its attachments. */
export const PROOF = -1;
/** A mail as it was sent, whose object is the mail. Only in evidence packs. */
export const SENT_MAIL = -2;
/** An evidence pack, whose object is its notice. Not one of its attachments. */
export const EVIDENCE = -3;
/** A saved page of the public record, whose object is the company. */
export const PUBLIC_RECORD = -4;
