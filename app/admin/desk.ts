import { data, type RouterContextProvider } from 'react-router'
import type { AdminAnswer } from '#model/admin-answer.ts'
import { servicesContext } from '../services.ts'

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
  const values: Record<string, FormDataEntryValue | FormDataEntryValue[]> = {}
  const form = await request.formData()
  for (const name of new Set(form.keys())) {
    const all = form.getAll(name)
    values[name] = all.length === 1 ? (all[0] as FormDataEntryValue) : all
  }
  return values
}

/** A change's answer for the screen that asked, with its status. */
export function answered<T>(answer: AdminAnswer<T>) {
  return data(answer, { status: answer.ok ? 200 : answer.status })
}
