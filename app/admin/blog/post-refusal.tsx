import { useEffect, useRef } from 'react'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { Notice } from '#app/admin/kit/notice.tsx'
import type { ActionResult } from '#model/action-result.ts'
import type { PostFields } from '#model/blog/post-form.ts'
import { fieldNames } from './post-conflict.tsx'

type PostRefusalProps = {
  answer: ActionResult<unknown> & { ok: false }
  /** Fields that are still invalid. */
  errors: Record<string, string>
}

/** Why a post was not saved, with links to the invalid fields until they change. */
export function PostRefusal({ answer, errors }: PostRefusalProps) {
  const banner = useRef<HTMLDivElement>(null)
  const isByField = answer.status === 422 && answer.errors !== undefined
  const list = Object.entries(errors)
  // Once per failed save, never while typing.
  useEffect(() => {
    if (answer) banner.current?.focus()
  }, [answer])
  if (!isByField) return <FormAlert result={answer} />
  if (list.length === 0) return null
  return (
    <Notice ref={banner} tabIndex={-1} role="alert" tone="error">
      {list.length > 1 && <p>{list.length} fields need your attention</p>}
      <ul>
        {list.map(([name, error]) => (
          <li key={name}>
            <a href={`#post-${name}`} className="admin-link" onClick={goToField}>
              {list.length > 1 && `${fieldNames[name as keyof PostFields]}: `}
              {error}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Keeps the URL, which names the post. */
function goToField(event: { preventDefault(): void; currentTarget: HTMLAnchorElement }) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
