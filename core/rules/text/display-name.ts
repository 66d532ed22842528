interface Named {
  first_name: string;
  last_name: string;
  email: string;
}

/** spec §3: first and last name joined; first name alone; or the email when neither exists. */
export function displayName({ first_name, last_name, email }: Named): string {
  return [first_name, last_name].filter(Boolean).join(' ') || email;
}

/** spec §2: the avatar's placeholder: the user's initials, or '@' when the user has no name. */
export function initials({ first_name, last_name }: Pick<Named, 'first_name' | 'last_name'>): string {
  const letters = [first_name, last_name].map((part) => [...part.trim()][0] ?? '').join('');
  return letters.toLocaleUpperCase('en') || '@';
}
