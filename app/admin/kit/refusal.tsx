import type { ActionResult } from '#model/action-result.ts'
import { Notice } from './notice.tsx'
import { OpenOther } from './open-other.tsx'

/**
 * Which rows of a list were not changed and why, with links to the documents that stand in the way. Without JavaScript also
 * the message that is a toast otherwise.
 */
export function Refusal({ result }: { result: ActionResult<unknown> | undefined }) {
  if (!result) return null
  const refused = result.ok ? refusedIn(result.value) : Object.entries(result.errors ?? {})
  if (refused.length === 0) {
    return (
      <noscript>
        <Notice tone={result.ok ? 'info' : 'error'} role={result.ok ? 'status' : 'alert'}>
          {result.message}
        </Notice>
      </noscript>
    )
  }
  return (
    <Notice tone="error" role="alert">
      <span className="block font-semibold">{result.message}</span>
      {refused.map(([path, sentence]) => (
        <span key={path} className="block font-normal text-ink wrap-anywhere">
          {sentence} <OpenOther path={path} />
        </span>
      ))}
    </Notice>
  )
}

/** Of a change of several rows, some of which were refused. */
function refusedIn(value: unknown) {
  const { refused = [] } = (value ?? {}) as { refused?: string[] }
  return refused.map((sentence, index) => [String(index), sentence] as const)
}
