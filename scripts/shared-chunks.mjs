/** Icons that the first screen shows itself. */
const FIRST_ICONS =
  /\/(arrow-right|arrow-up|circle-check|eye|eye-off|monitor|moon|sun|triangle-exclamation-point|x)\.mjs$/;

/** What the first script stands on, which stands on nothing else. One file of it is smaller than nine. */
const FRAME =
  /\/node_modules\/((react|react-dom|scheduler|use-sync-external-store|@tanstack\/(router-core|react-router|history|store|react-store))\/(?!dist\/esm\/useBlocker)|lucide-react\/dist\/esm\/(?!icons\/))/;
/** What the screens before login share. It may not need the entry, which needs it: each would wait for the other. */
const OPEN_FILES = {
  core: 'constants first-messages',
  'core/copy': 'first-screen',
  'core/rules': 'back-url',
  'web/app': 'public-screen skip-link',
  'web/lib':
    'access-token api-base call call-error field-binding form-frame lazy query session settings toasts transport',
  'web/ui': 'button class-names field icon-button link mark page theme theme-switch toast',
};

/** What every screen behind the login is made of, and nothing that stands on popups: those come when they are needed. */
const FURNITURE = {
  'core/copy': 'lib product ui',
  'core/rules': 'add-company-steps calendar display-name money numbers order-life permissions',
  'web/app': 'current-companies leave-deleted missing with-id with-me',
  'web/lib': 'act-on-all csv delayed format keys list-page list-state me media-query save-file upload use-download',
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
 * Two files instead of some sixty: each file's name, and who needs it, stand in the entry, which is the first screen's
 * too. What that screen needs itself must stay out of them; the check of its size notices when it does not.
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
