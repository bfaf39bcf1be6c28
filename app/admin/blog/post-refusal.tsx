import { useEffect, useRef } from 'react'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { Notice } from '#app/admin/kit/notice.tsx'
import type { ActionResult } from '#model/action-result.ts'
import type { PostFields } from '#model/blog/post-form.ts'
import { postFieldNames } from '#model/blog/post-schema.ts'

type PostRefusalProps = {
  result: ActionResult<unknown> & { ok: false }
  /** Fields that are still invalid. */
  errors: Record<string, string>
}

/** Why a post was not saved, with links to the invalid fields until they change. */
export function PostRefusal({ result, errors }: PostRefusalProps) {
  const alertRef = useRef<HTMLDivElement>(null)
  const isByField = result.status === 422 && result.errors !== undefined
  const list = Object.entries(errors)
  // Take the focus once per failed save, never while typing.
  useEffect(() => {
    if (result) alertRef.current?.focus()
  }, [result])
  if (!isByField) return <FormAlert result={result} />
  if (list.length === 0) return null
  return (
    <Notice ref={alertRef} tabIndex={-1} role="alert" tone="error">
      {list.length > 1 && <p>{list.length} fields need your attention</p>}
      <ul>
        {list.map(([name, error]) => (
          <li key={name}>
            <a href={`#post-${name}`} className="admin-link" onClick={goToField}>
              {list.length > 1 && `${postFieldNames[name as keyof PostFields]}: `}
              {error}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Focuses the field without adding its hash to the URL. */
function goToField(event: { preventDefault(): void; currentTarget: HTMLAnchorElement }) {
  event.preventDefault()
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
}
