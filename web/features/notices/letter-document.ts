/**
 * The sanitised HTML as a document of its own. It gets no script, no form, no remote load: the frame's sandbox, the
 * page's policy that it inherits, and the one below each forbid them. Attributes, not styles: the policy allows none.
 */
export const letterDocument = (html: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:"><meta name="referrer" content="no-referrer"></head><body bgcolor="#ffffff" text="#16201d" link="#0f5c4c" vlink="#0f5c4c" marginwidth="20" marginheight="16"><font face="system-ui, 'Segoe UI', sans-serif" size="2">${html}</font></body></html>`;
