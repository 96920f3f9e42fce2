/** What a route module says in its `handle`: the server keeps what this spells of an address, and drops all else. */
export type RouteQuery = {
  /** @param island the visitor's, or `all` */
  canonical(url: URL, island: string): URLSearchParams
}

/** The parameters of a page's address: what they mean, and the one spelling of each meaning. */
export type Query<V> = RouteQuery & {
  parse(url: ParsedUrl): V
  /** In alphabetical order, without defaults. */
  parameters(values: Partial<V>): URLSearchParams
  address(path: string, values?: Partial<V>): string
}
type ParsedUrl = Pick<URL, 'searchParams'>

/** The values of a query: `type UserQuery = QueryOf<typeof userQuery>`. */
export type QueryOf<Q> = Q extends Query<infer V> ? V : never

export type QueryFields = Readonly<
  Record<string, { read(given: readonly string[]): unknown; write(value: never): readonly string[] }>
>
type ValuesOf<F extends QueryFields> = {
  readonly [K in keyof F]: ReturnType<F[K]['read']>
}

/** @param settled leaves out what makes no sense beside other values */
export function defineQuery<const F extends QueryFields>(
  fields: F,
  settled: (values: ValuesOf<F>) => ValuesOf<F> = (values) => values,
): Query<ValuesOf<F>> {
  const names = Object.keys(fields).toSorted()
  const parse = ({ searchParams }: ParsedUrl) =>
    settled(
      Object.fromEntries(
        names.map((name) => [name, fields[name]!.read(searchParams.getAll(name))]),
      ) as ValuesOf<F>,
    )
  const usual = parse({ searchParams: new URLSearchParams() })
  const parameters = (values: Partial<ValuesOf<F>>) => {
    const search = new URLSearchParams()
    for (const name of names) {
      const value = values[name]
      if (value === undefined || value === usual[name]) continue
      for (const one of fields[name]!.write(value as never)) search.append(name, one)
    }
    return search
  }
  return {
    parse,
    parameters,
    address: (path, values = {}) => addressWith(path, parameters(values)),
    canonical: (url) => parameters(parse(url)),
  }
}

/** A query for each of the addresses of one route. */
export const queryByPath = (queryOf: (pathname: string) => RouteQuery | undefined): RouteQuery => ({
  canonical: (url, island) => queryOf(url.pathname)?.canonical(url, island) ?? new URLSearchParams(),
})

export const addressWith = (path: string, parameters: URLSearchParams): string =>
  parameters.size > 0 ? `${path}?${parameters}` : path
