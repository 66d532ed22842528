import type { Cast } from './cast.ts';
import type { Companies } from './companies.ts';
import type { Stage } from './stage.ts';
export function playDesk(_stage: Stage, _cast: Cast, _companies: Companies): void {}
