import { pageLanguage } from '#ui/language.ts'

const { t } = pageLanguage

/** Copies a text to the clipboard; `button` was pressed for it. Returns the button's new label. */
export async function copyText(text: string, button: HTMLElement) {
  try {
    // Undefined over plain HTTP.
    await navigator.clipboard.writeText(text)
    return t('Copied')
  } catch {
    return copySelection(text, button) ? t('Copied') : t('Press Ctrl+C to copy')
  }
}

/** Fallback with execCommand. If that fails too, the text stays selected for Ctrl+C until it loses the focus. */
function copySelection(text: string, button: HTMLElement) {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'sr-only'
  field.setAttribute('aria-label', t('Text to copy'))
  // Next to the button, because a modal dialog only allows focus inside it.
  button.after(field)
  field.select()
  field.addEventListener('blur', () => field.remove())
  if (!document.execCommand('copy')) return false
  button.focus()
  return true
}
