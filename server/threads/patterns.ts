import { RE2JS } from 're2js';

/** Compiles a regular expression with RE2, which runs in linear time (security rule 19); undefined if it is invalid. */
export function readPattern(pattern: string): ((text: string) => boolean) | undefined {
  try {
    const compiled = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
    return (text) => compiled.matcher(text).find();
  } catch {
    return undefined;
  }
}
