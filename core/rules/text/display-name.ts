interface Named {
  first_name: string;
  last_name: string;
  email: string;
}

/** spec §3: first and last name, or the email address if there is no name. */
export function displayName({ first_name, last_name, email }: Named): string {
  return [first_name, last_name].filter(Boolean).join(' ') || email;
}

/** spec §2: placeholder for the profile picture, `@` for users without a name. */
export function initials({ first_name, last_name }: Pick<Named, 'first_name' | 'last_name'>): string {
  const letters = [first_name, last_name].map((part) => [...part.trim()][0] ?? '').join('');
  return letters.toLocaleUpperCase('en') || '@';
}
