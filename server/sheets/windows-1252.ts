/** Windows-1252, 0x80 to 0x9F. */
const HIGH_CONTROLS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const C1 = /[\u0080-\u009f]/g;

/** Node.js 20 decodes windows-1252 as ISO-8859-1: quotation marks, dashes and the euro sign become control characters. */
export const decodeWindows1252 = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252').decode(bytes).replace(C1, (control) => HIGH_CONTROLS[control.charCodeAt(0) - 0x80]!);
