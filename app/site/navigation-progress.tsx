import { useNavigation } from 'react-router'

/** A line at the top of the screen while a page takes longer than 200 ms to come. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return (
    <div aria-hidden className="fixed inset-x-0 top-0 z-40 h-0.75 overflow-hidden">
      {state !== 'idle' && (
        <div className="h-full origin-left animate-arriving bg-action motion-reduce:hidden" />
      )}
    </div>
  )
}
