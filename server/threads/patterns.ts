import { RE2JS } from 're2js';

/** A pattern that runs in linear time, whatever it is (security rule 19); undefined when it cannot be read. */
export function readPattern(pattern: string): ((text: string) => boolean) | undefined {
  try {
    const compiled = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
    return (text) => compiled.matcher(text).find();
  } catch {
    return undefined;
  }
}
