import { type ChangeEvent, type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

/** Milliseconds without typing before a search runs. */
const TYPING_PAUSE = 250

/**
 * Filters of a list that apply while they are typed or chosen, in the URL’s query, without a step in the history. Spread
 * `form` on the form, whose fields are uncontrolled, and give `input` to the search.
 */
export function useLiveFilters(pathname: string, value: string) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Navigation updates the field unless it has the focus.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = value
  }, [value])
  useEffect(() => {
    // The search would take back the press on a link. That one is being followed shows in React only later.
    const cancelAtLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) clearTimeout(timer.current)
    }
    document.addEventListener('click', cancelAtLink)
    return () => {
      document.removeEventListener('click', cancelAtLink)
      clearTimeout(timer.current)
    }
  }, [])

  function apply() {
    clearTimeout(timer.current)
    if (!form.current) return
    const set = [...new FormData(form.current)].filter(([, value]) => value !== '')
    const search = new URLSearchParams(set as [string, string][]).toString()
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  }

  function applySoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(apply, TYPING_PAUSE)
  }

  return {
    input,
    form: {
      ref: form,
      onSubmit(event: FormEvent) {
        event.preventDefault()
        apply()
      },
      onChange({ target }: ChangeEvent<HTMLFormElement>) {
        const isTyped = target.matches('input:not([type=checkbox], [type=radio])')
        isTyped ? applySoon() : apply()
      },
      // A form with several fields and no button is not sent by Enter.
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        apply()
      },
    },
  }
}
