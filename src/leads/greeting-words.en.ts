/** How a mail begins. Without a name where the one that was typed is none; see greeted-name.ts. */
export function greeting(name: string | null): string {
  return name ? `Dear ${name},` : 'Hello,'
}
