type Call = (...given: never[]) => unknown
type Group = { [name: string]: Call | Group }

/**
 * Wraps the services to report every failed call. A screen may catch a failure and show fallback content; that page
 * must not be cached.
 */
export function reportFailures<T extends object>(
  services: T,
  onFailure: (error: unknown) => void,
): T {
  const wrapCall =
    (call: Call): Call =>
    (...given) => {
      const result = call(...given)
      if (result instanceof Promise) result.catch(report)
      return result
    }
  const wrapGroup = (group: Group): Group =>
    Object.fromEntries(
      Object.entries(group).map(([name, part]) => [
        name,
        typeof part === 'function' ? wrapCall(part) : wrapGroup(part),
      ]),
    )
  // Services throw a `Response` on purpose; the screen shows it.
  const report = (error: unknown) => {
    if (!(error instanceof Response)) onFailure(error)
  }
  return wrapGroup(services as unknown as Group) as unknown as T
}
