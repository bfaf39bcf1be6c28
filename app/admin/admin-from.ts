import { createContext, data, type RouterContextProvider } from 'react-router'
import type { ActionResult } from '#model/action-result.ts'
import type { AdminServices } from '#server/admin-actions.ts'

export const adminContext = createContext<AdminServices>()

type RouteArgs = { context: Readonly<RouterContextProvider> }

/** All admin actions, bound to the signed-in person; each checks the role itself. */
export function adminFrom({ context }: RouteArgs) {
  return context.get(adminContext)
}

/** The query parameters, unchecked: the server's schemas validate them. */
export function readQuery({ request }: { request: Request }) {
  return Object.fromEntries(new URL(request.url).searchParams)
}

/** A form's values, unchecked. Repeated names become a list. Throws a 400 response if the body is malformed. */
export async function readForm({ request }: { request: Request }) {
  const values = new Map<string, FormDataEntryValue[]>()
  // One pass: `getAll` per name would take minutes for 100,000 names.
  for (const [name, value] of await parseForm(request)) {
    const list = values.get(name)
    if (list) list.push(value)
    else values.set(name, [value])
  }
  return Object.fromEntries(
    [...values].map(([name, all]) => [
      name,
      all.length === 1 ? (all[0] as FormDataEntryValue) : all,
    ]),
  )
}

function parseForm(request: Request) {
  return request.formData().catch(() => {
    const message = 'This form could not be read. Reload the page and try again.'
    throw new Response(message, { status: 400 })
  })
}

/** Loader guard: 403 below editor. */
export async function requireEditorRole(args: RouteArgs) {
  await adminFrom(args).auth.requireEditor()
  return null
}

/** Loader guard: 403 below author. */
export async function requireAuthorRole(args: RouteArgs) {
  await adminFrom(args).auth.requireAuthor()
  return null
}

/** An action's result for its screen, with the matching status. */
export function respond<T extends ActionResult<unknown>>(result: T) {
  return data(result, responseInit(result))
}

/** The same as JSON, for requests that must not navigate. */
export function respondJson<T extends ActionResult<unknown>>(result: T) {
  return Response.json(result, responseInit(result))
}

/** Status and headers of a result. */
export function responseInit(result: ActionResult<unknown>) {
  if (result.ok) return { status: 200 }
  const { status, retryAfter } = result
  return { status, headers: retryAfter ? { 'Retry-After': String(retryAfter) } : undefined }
}
