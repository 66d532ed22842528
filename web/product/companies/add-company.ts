import { createOpenState } from '../../lib/open-state.ts';

/** The add-company modal. */
export const { open: openAddCompany, close: closeAddCompany, useIsOpen: useIsAddingCompany } = createOpenState();
