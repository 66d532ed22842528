import { Avatar } from '../../ui/avatar.tsx';

/** A company's mark: square, with the first letters of its first two words. */
export function CompanyAvatar({ name, size = 'sm' }: { name: string; size?: 'sm' | 'md' | 'lg' }) {
  const [first_name = '', last_name = ''] = name.trim().split(/\s+/);
  return <Avatar square size={size} person={{ first_name, last_name, email: name }} />;
}
