/** The number of a row that a parameter of an address names; 0 where it names none. */
export function numberIn({ searchParams }: Pick<URL, 'searchParams'>, name: string): number {
  const text = searchParams.get(name) ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0
}
