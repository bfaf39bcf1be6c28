import type { Services } from '#app/services.ts'

type Call = (...given: never[]) => unknown

/**
 * The same services, telling of every call that fails: a screen may catch the failure and show stand-in content,
 * and such a page must not be kept.
 */
export function watchServices(services: Services, onFailure: (error: unknown) => void): Services {
  const watchCall =
    (call: Call): Call =>
    (...given) => {
      const result = call(...given)
      if (result instanceof Promise) result.catch(onFailure)
      return result
    }
  const watchGroup = (group: Record<string, Call>) =>
    Object.fromEntries(Object.entries(group).map(([name, call]) => [name, watchCall(call)]))
  const groups = Object.entries(services as Record<string, Record<string, Call>>)
  return Object.fromEntries(groups.map(([name, group]) => [name, watchGroup(group)])) as Services
}
