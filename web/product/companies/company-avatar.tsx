import { Avatar } from '../../ui/avatar.tsx';

/** Square avatar with the initials of the first two words of the company's name. */
export function CompanyAvatar({ name, size = 'sm' }: { name: string; size?: 'sm' | 'md' | 'lg' }) {
  const [first_name = '', last_name = ''] = name.trim().split(/\s+/);
  return <Avatar square size={size} person={{ first_name, last_name, email: name }} />;
}
