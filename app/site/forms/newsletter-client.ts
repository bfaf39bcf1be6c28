import { isStored } from '#model/form-result.ts'
import { newsletterMessages } from '#model/newsletter/newsletter.ts'
import { pageLanguage } from '#ui/language.ts'
import { prefersReducedMotion } from '#ui/motion.ts'

const { t } = pageLanguage

type Answer = { status: number; message: string }

/** Milliseconds until a request counts as a network failure. */
const TIMEOUT = 15_000

/** Sends the form in the background and shows the server's message below it. */
export function mountNewsletterForm(element: HTMLElement) {
  const form = element.querySelector('form')
  const button = element.querySelector('button')
  const status = element.querySelector('[role="status"]')
  if (!form || !button || !status) return
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(form))
    setBusy(button, true)
    status.textContent = ''
    const answer = await subscribe(fields)
    if (isStored(answer)) form.reset()
    setBusy(button, false)
    showAnswer(status, answer)
    if (isStored(answer)) celebrate(element, status)
  })
  form.addEventListener('input', () => {
    if (form.matches(':valid') && status.matches('.text-alarm')) status.textContent = ''
  })
}

function setBusy(button: HTMLButtonElement, isBusy: boolean) {
  button.disabled = isBusy
  button.ariaBusy = isBusy ? 'true' : null
}

function showAnswer(status: Element, answer: Answer) {
  for (const name of ['text-well', 'text-card', 'display']) {
    status.classList.toggle(name, isStored(answer))
  }
  status.classList.toggle('text-alarm', !isStored(answer))
  status.textContent = answer.message
}

/** The message rises, and the letter beside the form is handed over. */
function celebrate(element: HTMLElement, status: Element) {
  if (prefersReducedMotion()) return
  const timing = { duration: 900, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }
  status.animate([{ opacity: 0, translate: '0 1.5rem' }, {}], timing)
  const letter = element.closest('section, aside')?.querySelector('[data-letter]')
  letter?.animate([{}, { translate: '0 -1.5rem', rotate: '-1.5deg' }, {}], timing)
}

async function subscribe(fields: object): Promise<Answer> {
  try {
    const response = await fetch('/api/newsletter/subscribe', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const answer: Partial<Answer> = await response.json().catch(() => ({}))
    return { status: response.status, message: answer.message ?? t(newsletterMessages.failure) }
  } catch {
    return { status: 0, message: t(newsletterMessages.network) }
  }
}
