import { useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { addCompanyCopy as copy } from '#core/copy/app.ts';
import { closeAddCompany, openAddCompany, useIsAddingCompany } from '#web/product/companies/add-company.ts';
import { Button } from '#web/ui/button.tsx';
import { screen } from '../chunk.ts';

const AddCompanyModal = screen(() => import('./add-company-modal.tsx'), 'AddCompanyModal');
const preload = () => void AddCompanyModal.preload?.();

/** spec §2: `get_started_now=true` opens the modal for who is logged in. It goes with the shell: a logout closes it. */
export function AddCompanyHost() {
  const isOpen = useIsAddingCompany();
  const isWanted = useSearch({ strict: false, select: (search) => search.get_started_now === 'true' });
  useEffect(() => {
    if (isWanted) openAddCompany();
  }, [isWanted]);
  useEffect(() => closeAddCompany, []);
  return <Suspense fallback={null}>{isOpen && <AddCompanyModal />}</Suspense>;
}

/** The sidebar's way to it. Its script is fetched when somebody is about to press. */
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
