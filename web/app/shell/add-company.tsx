import { useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { addCompanyCopy as copy } from '#core/copy/app.ts';
import { closeAddCompany, openAddCompany, useIsAddingCompany } from '#web/product/companies/add-company.ts';
import { Button } from '#web/ui/button.tsx';
import { screen } from '../chunk.ts';

const AddCompanyModal = screen(() => import('./add-company-modal.tsx'), 'AddCompanyModal');
const preload = () => void AddCompanyModal.preload?.();

/** Renders the modal, which `get_started_now=true` opens for a logged-in user (spec §2). Unmounts with the shell on logout. */
export function AddCompanyHost() {
  const isOpen = useIsAddingCompany();
  const isWanted = useSearch({ strict: false, select: (search) => search.get_started_now === 'true' });
  useEffect(() => {
    if (isWanted) openAddCompany();
  }, [isWanted]);
  useEffect(() => closeAddCompany, []);
  return <Suspense fallback={null}>{isOpen && <AddCompanyModal />}</Suspense>;
}

/** Sidebar button that opens the modal. The chunk is preloaded on hover and focus. */
export function AddCompanyButton({ onOpen }: { onOpen?: () => void }) {
  return (
    <Button
      icon={<Plus aria-hidden size={16} className="text-primary" />}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => {
        onOpen?.();
        openAddCompany();
      }}
      className="w-full"
    >
      {copy.addNewCompany}
    </Button>
  );
}
