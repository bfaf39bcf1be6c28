import { useEffect, useId, useMemo, useRef } from 'react'
import { stepsOf } from '#model/content/form/set-at-path.ts'
import { createFormActions, type FocusTarget, type LatestForm } from './form-actions.ts'
import type { FormActions } from './form-context.ts'

/** Creates a form's actions once, so that unchanged fields do not render again. */
export function useStableFormActions(form: LatestForm): FormActions {
  const id = useId()
  /** An upload may end after another form has taken the place of this one. */
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const latest = useRef(form)
  latest.current = {
    ...form,
    onChange: (value) => isGone.current || form.onChange(value),
  }
  const target = useRef<FocusTarget | null>(null)
  const actions = useMemo(() => createFormActions(id, latest, target), [id])
  useEffect(() => {
    if (!target.current) return
    focusOn(target.current, actions.idOf)
    target.current = null
  })
  return actions
}

/** Focuses the part of a field, the field, its body, the button that adds it, or the closest parent that exists. */
function focusOn({ path, part, cursor }: FocusTarget, idOf: FormActions['idOf']) {
  const steps = stepsOf(path)
  const above = steps.map((_, index) => idOf(steps.slice(0, steps.length - index).join('.')))
  const found =
    focusableIn(part ? document.getElementById(idOf(path, part)) : null) ??
    [...above.slice(0, 1), idOf(path, 'body'), idOf(path, 'add-field'), ...above.slice(1)]
      .map((id) => focusableIn(document.getElementById(id)))
      .find((element) => element !== null)
  found?.focus({ preventScroll: true })
  const isText = found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement
  // Only texts have a selection: numbers and the like have none.
  if (isText && cursor !== undefined && found.selectionStart !== null) {
    found.setSelectionRange(cursor, cursor)
  }
  found?.scrollIntoView({ block: 'nearest' })
}

const controls = 'input:not([type="hidden"]), select, textarea, button:not(:disabled)'

/** The element if it is focusable, or its first control. */
function focusableIn(element: HTMLElement | null): HTMLElement | null {
  if (!element || element.matches(':disabled')) return null
  if (element.matches(controls) || element.hasAttribute('tabindex')) return element
  return element.querySelector<HTMLElement>(controls)
}
