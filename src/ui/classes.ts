/** Joins the class names that are there. Later names never override earlier ones: pass layout only. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
