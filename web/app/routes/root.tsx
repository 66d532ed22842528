import { Outlet } from '@tanstack/react-router';
import { useSettings } from '#web/lib/session/settings.ts';
import { Toaster } from '#web/ui/dialog/toast.tsx';

export function Root() {
  const { support_email } = useSettings();
  return (
    <>
      <Outlet />
      <Toaster supportEmail={support_email} />
    </>
  );
}
