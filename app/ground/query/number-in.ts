/** The number of a row, as people and addresses write it; 0: it is none. */
export const rowNumber = (text: string): number => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0)

/** That which a parameter of an address names. */
export const numberIn = ({ searchParams }: Pick<URL, 'searchParams'>, name: string): number =>
  rowNumber(searchParams.get(name) ?? '')
