/** The caller, from the session's row. */
export interface Me {
  id: number;
  is_superuser: boolean;
  companies: number[];
}

/** A statement whose single row holds the response as `body`. A named one is prepared once. */
export interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

export interface Asked {
  me: Me;
  id: number;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

export const limitOf = (query: URLSearchParams) => Number(query.get('limit') ?? 10);
export const offsetOf = (query: URLSearchParams) => Number(query.get('offset') ?? 0);
