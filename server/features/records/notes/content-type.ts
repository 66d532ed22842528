import { CONTENT_TYPES, type Model } from '#core/lookups.ts';

const MODELS = new Map<number, string>(Object.entries(CONTENT_TYPES).map(([model, id]) => [id, model]));

/** decisions §11: a content type as responses show it. */
export const contentTypeOf = (id: number): { id: number; model: Model | '' } => ({
  id,
  model: (MODELS.get(id) ?? '') as Model | '',
});
