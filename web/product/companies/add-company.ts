import { openPlace } from '../../lib/open-place.ts';

/** The add-company modal. */
export const { open: openAddCompany, close: closeAddCompany, useIsOpen: useIsAddingCompany } = openPlace();
