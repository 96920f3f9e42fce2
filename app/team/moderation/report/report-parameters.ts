/** Of `/report?kind=vehicle&ref=2` what the page knows. */
export function reportParameters({ searchParams }: URL): URLSearchParams {
  const kind = searchParams.get('kind') ?? ''
  const ref = searchParams.get('ref') ?? ''
  const isNamed = /^[a-z-]{1,40}$/.test(kind) && /^[\w-]{1,80}$/.test(ref)
  return new URLSearchParams(isNamed ? { kind, ref } : {})
}
