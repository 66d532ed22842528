import { inRoot } from './lib/project.mjs';

/** Icons on the first screen. */
const FIRST_ICONS =
  /\/(arrow-right|arrow-up|circle-check|eye|eye-off|monitor|moon|sun|triangle-exclamation-point|x)\.mjs$/;

/** Third-party code of the entry, without further dependencies. One file compresses better than nine. */
const FRAME =
  /\/node_modules\/((react|react-dom|scheduler|use-sync-external-store|@tanstack\/(router-core|react-router|history|store|react-store))\/(?!dist\/esm\/useBlocker)|lucide-react\/dist\/esm\/(?!icons\/))/;
/** How many screens and dialogs a module must serve to be worth loading with the first of them. */
const MANY = 4;

const LOGIN = ['app/public/public-layout.tsx', 'app/screens/public/login.tsx'];
const FIRST_SCREEN = ['main.tsx', ...LOGIN];

/** Screens that people see before they have an account. */
const BEFORE_LOGIN = [
  ...['welcome/welcome', 'register', 'register-confirm', 'representative-confirm'],
  ...['forgot-password', 'reset-password', 'second-step'],
].map((name) => `app/screens/public/${name}.tsx`);

/** A test for the modules that the screens load at once. With a module, all its imports pass. */
function loadedBy(screens) {
  let loaded;
  return (id, context) => {
    if (!loaded) {
      loaded = new Set();
      const add = (one) => {
        if (loaded.has(one)) return;
        loaded.add(one);
        for (const next of context.getModuleInfo(one)?.importedIds ?? []) add(next);
      };
      for (const file of screens) add(inRoot('web', file));
    }
    return loaded.has(id);
  };
}
const isOfLogin = loadedBy(LOGIN);
/** In a later group it would pull that group into the first screen. */
const isOfFirst = loadedBy(FIRST_SCREEN);
const isBeforeLogin = loadedBy(BEFORE_LOGIN);

const LOGIN_FILES = LOGIN.map((file) => inRoot('web', file));
/** Of packages only icons: what their index files list is not what a screen loads. */
const isOpen = (id, context) =>
  FIRST_ICONS.test(id) || (isOfLogin(id, context) && !id.includes('/node_modules/') && !LOGIN_FILES.includes(id));
const later = (name, { test = () => true, ...options }) => ({
  name: (id, context) => (test(id, context) && !isOfFirst(id, context) ? name : null),
  debugName: name,
  ...options,
});

/**
 * Groups some hundred small chunks into a few: a request costs the browser more than the script in it. Each group contains all that
 * its modules import, or it follows a group that does: chunks that import each other break the start of a screen.
 * `check-entry-size.mjs` fails the build on such a cycle, and when code of later screens gets into the first one.
 */
export const sharedChunks = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'frame', test: FRAME },
    // Complete with its imports: if one of them were in the entry, which imports this group, the cycle would break the start.
    { name: (id, context) => (isOpen(id, context) ? 'open' : null), debugName: 'open' },
    { name: 'icons', test: (id) => id.includes('/lucide-react/dist/esm/icons/') },
    later('before-login', { test: isBeforeLogin, minShareCount: 2 }),
    // Of two screens that have little else in common: with other code of theirs it would make a cycle of chunks.
    { name: 'bar-chart', test: /\/web\/ui\/chart\/(?!chart-drawing|contour)/ },
    later('inside', { minShareCount: MANY }),
  ],
};
