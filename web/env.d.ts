/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_PRODUCTION_HOST?: string;
  readonly VITE_API_PRODUCTION?: string;
  readonly VITE_API_SANDBOX?: string;
  readonly VITE_API_BASE?: string;
}
