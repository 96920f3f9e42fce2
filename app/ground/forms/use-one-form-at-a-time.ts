import { useEffect } from 'react'
import { useNavigation } from 'react-router'

/**
 * While a form that posts is under way no button of the page sends another, nor the same once more. The buttons are
 * disabled by `aria-disabled`, which leaves the focus where it is.
 */
export function useOneFormAtATime() {
  const navigation = useNavigation()
  // Again as soon as the form is answered, before the page's data is loaded again: the answer can bring other buttons.
  useEffect(() => {
    if (navigation.formMethod !== 'POST') return
    const buttons = document.querySelectorAll(
      'main form[method=post] button:not([type=button], [aria-disabled])',
    )
    for (const button of buttons) button.ariaDisabled = 'true'
    const stop = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      if (form.method !== 'post' || !form.closest('main')) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('submit', stop, true)
    return () => {
      for (const button of buttons) button.ariaDisabled = null
      window.removeEventListener('submit', stop, true)
    }
  }, [navigation])
}
