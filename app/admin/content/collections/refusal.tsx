import { OpenOther } from '#app/admin/content/open-other.tsx'
import { Notice } from '#app/admin/kit/notice.tsx'
import type { ActionResult } from '#model/action-result.ts'

/** Why a change of the list was refused, with links to the documents that stand in its way. */
export function Refusal({ result }: { result: ActionResult<unknown> | undefined }) {
  if (!result || result.ok || !result.errors) return null
  return (
    <Notice tone="error">
      <span className="block font-semibold">{result.message}</span>
      {Object.entries(result.errors).map(([path, message]) => (
        <span key={path} className="block">
          {message} <OpenOther path={path} />
        </span>
      ))}
    </Notice>
  )
}
