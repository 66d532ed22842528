/** Good morning until noon, good afternoon until six, then good evening; by the first name where there is one. */
export function greeting(firstName: string, now: Date = new Date()): string {
  const hour = now.getHours();
  const part = hour < 5 ? 'evening' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return firstName ? `Good ${part}, ${firstName}` : `Good ${part}`;
}
