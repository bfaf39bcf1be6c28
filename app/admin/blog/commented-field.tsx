import type { ReactNode } from 'react'
import { CommentMarker } from '#app/admin/content/comments/comment-marker.tsx'
import type { PostFields } from '#model/blog/post-form.ts'
import { postFieldNames } from '#model/blog/post-schema.ts'

type CommentedFieldProps = { field: keyof PostFields; children: ReactNode }

/** A field with its comments at its upper right corner. Not within a disabled fieldset: who may not change it can read them. */
export function CommentedField({ field, children }: CommentedFieldProps) {
  return (
    <div className="relative">
      <span className="absolute -top-1.5 right-0">
        <CommentMarker path={field} name={postFieldNames[field]} />
      </span>
      {children}
    </div>
  )
}
