import { useEffect, useState } from 'react'

/** SVG paths in the units of `projection.ts`; islands by name. */
export type Coast = { islands: Record<string, string>; hills: string[] }

let loading: Promise<Coast> | undefined

/** Fetched once, when the first map shows. Without it the map is open sea with pins: no reason to fail. */
export function useCoast(): Coast | undefined {
  const [coast, setCoast] = useState<Coast>()
  useEffect(() => {
    let isVisible = true
    load().then(
      (coast) => isVisible && setCoast(coast),
      () => undefined,
    )
    return () => {
      isVisible = false
    }
  }, [])
  return coast
}

function load(): Promise<Coast> {
  loading ??= fetchCoast().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function fetchCoast() {
  const response = await fetch('/map/coast.json')
  if (!response.ok) throw new Error(`The coast answers ${response.status}`)
  return (await response.json()) as Coast
}
