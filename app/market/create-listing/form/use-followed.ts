import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Tells of each choice in a select of the same form. @param under its name; undefined: none is followed */
export function useFollowed(
  place: RefObject<HTMLElement | null>,
  under: string | undefined,
  onChoice: (value: string, before: string) => void,
) {
  const tell = useEffectEvent(onChoice)
  useEffect(() => {
    const other = under && place.current?.closest('form')?.elements.namedItem(under)
    if (!(other instanceof HTMLSelectElement)) return undefined
    let before = other.value
    const follow = () => {
      tell(other.value, before)
      before = other.value
    }
    other.addEventListener('change', follow)
    return () => other.removeEventListener('change', follow)
  }, [place, under])
}
