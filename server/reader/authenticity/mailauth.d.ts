/** The parts of mailauth that are used. Its main module also loads those for BIMI and MTA-STS, which fetch from the web. */
declare module 'mailauth/lib/dkim/dkim-verifier.js' {
  import { Writable } from 'node:stream';

  export interface Signature {
    type: 'DKIM' | 'ARC' | 'AS';
    skip?: boolean;
    algorithm: string;
    signingDomain: string;
    selector: string;
    maxBodyLength: number | string;
    parsed?: Readonly<Record<string, { value?: unknown } | undefined>>;
  }
  interface SignatureResult {
    status: { result: string; comment?: string };
    canonBodyLength?: number;
    canonBodyLengthTotal?: number;
  }
  export interface ParsedHeaders {
    parsed: readonly { key: string }[];
  }
  export type Resolver = (name: string, type: string) => Promise<string[]>;

  export class DkimVerifier extends Writable {
    constructor(options: { resolver: Resolver; curTime?: Date });
    signatureHeaders: Signature[];
    results: SignatureResult[];
    headers: ParsedHeaders | false;
    arc: {
      chain: readonly unknown[] | false;
      error?: Error;
      lastEntry?: { messageSignature?: SignatureResult };
    };
    messageHeaders(headers: ParsedHeaders): Promise<void>;
  }
}
