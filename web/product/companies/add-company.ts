import { createOpenState } from '../../lib/open-state.ts';

/** Open state of the add-company modal. */
export const { open: openAddCompany, close: closeAddCompany, useIsOpen: useIsAddingCompany } = createOpenState();
