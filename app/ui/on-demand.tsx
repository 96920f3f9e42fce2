import { type ComponentType, useEffect, useRef, useState } from 'react'

/**
 * A part whose code is loaded when it is first shown. Where the network fails, `onFail` is to close it again: an error
 * would end the whole page, and React's `lazy` would never ask a second time.
 */
export function onDemand<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  return function OnDemand(props: P & { onFail: () => void }) {
    const [Part, setPart] = useState<ComponentType<P> | null>(null)
    const fail = useRef(props.onFail)
    useEffect(() => {
      load().then(
        (loaded) => setPart(() => loaded.default),
        () => fail.current(),
      )
    }, [])
    return Part && <Part {...props} />
  }
}
