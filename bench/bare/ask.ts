/** The caller, from the session's row or the token's. */
export interface Me {
  id: number | null;
  token: number | null;
  is_superuser: boolean;
  companies: number[];
}

/** A statement whose single row holds the response as `body`. A named one is prepared once. */
export interface Statement {
  name?: string;
  text: string;
  values: unknown[];
  /** What is left to do with the body. */
  present?: (body: string) => string;
}

export interface Asked {
  me: Me;
  id: number;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

export const limitOf = (query: URLSearchParams) => Number(query.get('limit') ?? 10);
export const offsetOf = (query: URLSearchParams) => Number(query.get('offset') ?? 0);
