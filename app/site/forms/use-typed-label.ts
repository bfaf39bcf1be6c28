import { useEffect } from 'react'

/** Writes what is typed in a field on the label that names it (`data-typed`), as long as there is something. */
export function useTypedLabel() {
  useEffect(() => {
    const label = document.querySelector<HTMLElement>('[data-typed]')
    const field = document.querySelector<HTMLInputElement>(`[name="${label?.dataset.typed}"]`)
    if (!label || !field) return
    const original = label.textContent
    const write = () => {
      label.textContent = field.value.trim() || original
    }
    write()
    field.addEventListener('input', write)
    return () => field.removeEventListener('input', write)
  }, [])
}
