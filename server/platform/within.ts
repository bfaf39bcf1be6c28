/** The result of `work`, or `fallback` if it takes longer than so many milliseconds. The work goes on. */
export function within<T>(milliseconds: number, work: Promise<T>, fallback: T): Promise<T> {
  const { promise: late, resolve } = Promise.withResolvers<T>()
  const timer = setTimeout(() => resolve(fallback), milliseconds)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
