/** decisions §1: the two demo logins, shown on the login screen and printed at startup. */
export const DEMO_PASSWORD = 'safeharbor';
export const DEMO_LOGINS = [
  { email: 'customer@example.com', first_name: 'Nora', last_name: 'Vance', is_superuser: false },
  { email: 'agent@example.com', first_name: 'Sam', last_name: 'Okafor', is_superuser: true },
] as const;
