const { VITE_API_PRODUCTION, VITE_API_SANDBOX, VITE_API_BASE, VITE_PRODUCTION_HOST } = import.meta.env;

/** spec §9: the API's address by the page's address: production, a sandbox when it contains `sb`, or as configured. */
export function apiBase(host: string = location.hostname): string {
  if (VITE_PRODUCTION_HOST && host === VITE_PRODUCTION_HOST) return VITE_API_PRODUCTION ?? '/api';
  if (host.includes('sb')) return VITE_API_SANDBOX ?? '/api';
  return VITE_API_BASE ?? '/api';
}
