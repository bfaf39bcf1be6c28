import type { Services } from '#app/services.ts'

type Call = (...given: never[]) => unknown
type Group = { [name: string]: Call | Group }

/**
 * The same services, telling of every call that fails: a screen may catch the failure and show stand-in content,
 * and such a page must not be kept.
 */
export function watchServices(services: Services, onFailure: (error: unknown) => void): Services {
  const watchCall =
    (call: Call): Call =>
    (...given) => {
      const result = call(...given)
      if (result instanceof Promise) result.catch(tell)
      return result
    }
  const watchGroup = (group: Group): Group =>
    Object.fromEntries(
      Object.entries(group).map(([name, part]) => [
        name,
        typeof part === 'function' ? watchCall(part) : watchGroup(part),
      ]),
    )
  // A `Response` is thrown on purpose: a refusal that the screen shows.
  const tell = (error: unknown) => {
    if (!(error instanceof Response)) onFailure(error)
  }
  return watchGroup(services as unknown as Group) as unknown as Services
}
