import { useState } from 'react';
import { initials } from '#core/rules/text/display-name.ts';
import { cx } from './class-names.ts';

interface AvatarProps {
  readonly person: { readonly first_name: string; readonly last_name: string; readonly email?: string };
  /** Absolute path of the picture. */
  readonly image?: string | null;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Companies are square, people are round. */
  readonly square?: boolean;
}

const SIZES = { sm: 'size-7 text-11', md: 'size-8 text-12', lg: 'size-16 text-19' };
const COLORS = ['bg-avatar-1', 'bg-avatar-2', 'bg-avatar-3', 'bg-avatar-4', 'bg-avatar-5', 'bg-avatar-6'];

/** Stable color per key, so a person has the same color everywhere. */
function colorOf(key: string): string {
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return COLORS[sum % COLORS.length] as string;
}

/** Picture, else initials, else '@' for a user without a name (spec §2). Always next to the name, so it has no alt text. */
export function Avatar({ person, image, size = 'md', square = false }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shape = cx('inline-grid shrink-0 select-none place-items-center overflow-hidden', SIZES[size]);
  const corners = square ? 'rounded-md' : 'rounded-full';
  if (image && failed !== image) {
    return (
      <img
        src={image}
        alt=""
        onError={() => setFailed(image)}
        className={cx(shape, corners, 'bg-sunken object-cover')}
      />
    );
  }
  const color = colorOf(person.email ?? `${person.first_name} ${person.last_name}`);
  return (
    <span aria-hidden="true" className={cx(shape, corners, color, 'font-semibold text-white')}>
      {initials(person)}
    </span>
  );
}
