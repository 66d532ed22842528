/** Who calls: what the session's row says. */
export interface Me {
  id: number;
  is_superuser: boolean;
  companies: number[];
}

/** One statement whose only row has the answer's text as `body`. With a name it is planned once. */
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
