import { useLingui } from '@lingui/react/macro'
import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react'
import { toast } from './toast.tsx'

/**
 * A part whose code is loaded when it is first shown. Where the network fails, a toast says so and `onFail` is to
 * close it again: an error would end the whole page, and React's `lazy` would never ask a second time.
 */
export function onDemand<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  return function OnDemand(props: P & { onFail: () => void }) {
    const [Part, setPart] = useState<ComponentType<P> | null>(null)
    const { t } = useLingui()
    const fail = useRef(() => {
      toast({ tone: 'error', text: t`This did not load. Check your connection and try again.` })
      props.onFail()
    })
    useEffect(() => {
      load().then(
        (loaded) => startTransition(() => setPart(() => loaded.default)),
        () => fail.current(),
      )
    }, [])
    return Part && <Part {...props} />
  }
}
