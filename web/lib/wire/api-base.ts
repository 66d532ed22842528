const { VITE_API_PRODUCTION, VITE_API_SANDBOX, VITE_API_BASE, VITE_PRODUCTION_HOST } = import.meta.env;

/** API address by host name (spec §9): production, the sandbox if the host contains `sb`, or the configured default. */
export function apiBase(host: string = location.hostname): string {
  if (VITE_PRODUCTION_HOST && host === VITE_PRODUCTION_HOST) return VITE_API_PRODUCTION ?? '/api';
  if (host.includes('sb')) return VITE_API_SANDBOX ?? '/api';
  return VITE_API_BASE ?? '/api';
}
