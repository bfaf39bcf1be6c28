import { newsletterMessages } from '#model/newsletter/newsletter.ts'

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
    const email = new FormData(form).get('email')
    setBusy(button, true)
    showMessage(status, '')
    const message = await subscribe(String(email))
    if (isSuccess(message)) form.reset()
    setBusy(button, false)
    showMessage(status, message)
  })
  form.addEventListener('input', () => {
    if (form.matches(':valid') && !isSuccess(status.textContent)) showMessage(status, '')
  })
}

function setBusy(button: HTMLButtonElement, isBusy: boolean) {
  button.disabled = isBusy
  button.ariaBusy = isBusy ? 'true' : null
}

function showMessage(status: Element, message: string) {
  status.classList.toggle('text-well', isSuccess(message))
  status.classList.toggle('text-alarm', !isSuccess(message))
  status.textContent = message
}

/** The colour depends on the text. */
export function isSuccess(message: string) {
  return message.includes('Successfully')
}

async function subscribe(email: string) {
  try {
    const response = await fetch('/api/newsletter/subscribe', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const answer: { message?: string } = await response.json().catch(() => ({}))
    return answer.message ?? newsletterMessages.failure
  } catch {
    return newsletterMessages.network
  }
}
