/** Icons on the first screen. */
const FIRST_ICONS =
  /\/(arrow-right|arrow-up|circle-check|eye|eye-off|monitor|moon|sun|triangle-exclamation-point|x)\.mjs$/;

/** Third-party code of the entry, without further dependencies. One file compresses better than nine. */
const FRAME =
  /\/node_modules\/((react|react-dom|scheduler|use-sync-external-store|@tanstack\/(router-core|react-router|history|store|react-store))\/(?!dist\/esm\/useBlocker)|lucide-react\/dist\/esm\/(?!icons\/))/;
/** Shared by the screens before login. Must not import the entry, which imports it: the cycle would deadlock. */
const OPEN_FILES = {
  core: 'constants first-messages',
  'core/copy': 'first-screen',
  'core/rules': 'back-url',
  'web/app': 'public-screen skip-link use-passkey-login',
  'web/lib':
    'access-token api-base call call-error factor-gate field-binding form-frame has-passkeys lazy query session settings toasts transport',
  'web/ui': 'button class-names field icon-button link mark page theme theme-switch toast',
};

/** Shared by the screens behind the login, without popups, which load on demand. */
const FURNITURE = {
  'core/copy': 'lib product ui',
  'core/rules': 'add-company-steps calendar display-name money numbers order-life permissions',
  'web/app': 'current-companies leave-deleted missing with-id with-me',
  'web/lib':
    'act-on-all csv delayed format in-turns keys list-page list-state me media-query save-file upload use-download',
  'web/product': 'status-badge',
  'web/product/companies': 'add-company company-avatar company-filter protection protection-badge renew-link roles-in',
  'web/product/domains': 'domain-name',
  'web/product/notices': 'notice-brief notice-words verdict-badge',
  'web/product/orders': 'open-order-link order-price',
  'web/ui':
    'avatar badge card checkbox choice danger-zone definition-list drop-target empty-state error-panel export-button list-rows no-match pager read-state row-keys row-link search-box selection-bar skeleton switch table table-column table-head tabs text-area-field',
};
const within = (folders) =>
  Object.entries(folders)
    .map(([folder, files]) => `${folder}/(?:[a-z-]+/)?(${files.replaceAll(' ', '|')})`)
    .join('|');
const OPEN = new RegExp(`/(${within(OPEN_FILES)})\\.tsx?$|${FIRST_ICONS.source}`);

/**
 * Groups some sixty small chunks into a few: each chunk's name and importers add to the entry, which the first screen loads too.
 * Code of the first screen must stay out of the later groups; check-entry-size.mjs detects violations.
 */
export const sharedChunks = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'frame', test: FRAME },
    { name: 'open', test: OPEN },
    { name: 'icons', test: (id) => id.includes('/lucide-react/dist/esm/icons/') && !FIRST_ICONS.test(id) },
    { name: 'furniture', test: new RegExp(`/(${within(FURNITURE)})\\.tsx?$`) },
  ],
};
