import { data, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/services.ts'
import type { AdminAnswer } from '#model/action-result.ts'

type Asked = { context: Readonly<RouterContextProvider> }

/** The back office's services for whoever asks. */
export function deskOf({ context }: Asked) {
  return context.get(servicesContext).admin
}

/** What the address says, for a verb to check. */
export function queryOf({ request }: { request: Request }) {
  return Object.fromEntries(new URL(request.url).searchParams)
}

/** A form's values, for a verb to check; a name that stands there several times becomes a list. */
export async function formOf({ request }: { request: Request }) {
  const values = new Map<string, FormDataEntryValue[]>()
  // In one walk: `getAll` for each name would take minutes for a form of a hundred thousand names.
  for (const [name, value] of await readForm(request)) {
    const seen = values.get(name)
    if (seen) seen.push(value)
    else values.set(name, [value])
  }
  return Object.fromEntries(
    [...values].map(([name, all]) => [
      name,
      all.length === 1 ? (all[0] as FormDataEntryValue) : all,
    ]),
  )
}

function readForm(request: Request) {
  return request.formData().catch(() => {
    const sentence = 'This form could not be read. Load the page again and send it once more.'
    throw new Response(sentence, { status: 400 })
  })
}

/** For screens that only lead to a change: whoever may not make it is told at the door. */
export async function editorsOnly(asked: Asked) {
  await deskOf(asked).roles.requireEditor()
  return null
}

/** A change's answer as JSON, with its status: a failure leaves the screen and what was typed on it as they are. */
export function jsonOf<T>(answer: AdminAnswer<T>) {
  return Response.json(answer, headOf(answer))
}

/** A change's answer for the screen that asked, with its status. */
export function answered<T>(answer: AdminAnswer<T>) {
  return data(answer, headOf(answer))
}

/** Status and headers of such an answer. */
export function headOf(answer: AdminAnswer<unknown>) {
  if (answer.ok) return { status: 200 }
  const { status, retryAfter } = answer
  return { status, headers: retryAfter ? { 'Retry-After': String(retryAfter) } : undefined }
}
