import { lazy, Suspense, useCallback, useContext, useState } from 'react'
import { CommentMarker } from '#app/admin/content/comments/comment-marker.tsx'
import { Notice } from '#app/admin/kit/notice.tsx'
import { useHydrated } from '#app/admin/kit/use-hydrated.ts'
import { PeopleAt } from '#app/admin/presence/people-at.tsx'
import type { OutlineEntry } from '#app/admin/rich-text/outline.ts'
import { TextPreview } from '#app/admin/rich-text/text-preview.tsx'
import { countWords, readTime } from '#model/blog/blog.ts'
import { labelOf } from '#model/content/form/labels.ts'
import type { FieldProps } from './field.tsx'
import { useControl } from './field-frame.tsx'
import { FieldError } from './field-notes.tsx'
import { OutlineContext, useFormActions, useFormOptions, useFormState } from './form-context.ts'

/** 150 kB that only long texts need, and only in the browser. */
const ArticleEditor = lazy(() => import('#app/admin/rich-text/article-editor.tsx'))

/** An article as it will look or, on request and if it must be, its Markdown. */
export function ArticleControl(field: FieldProps) {
  return <RichText {...field} isEmail={false} onOutline={useContext(OutlineContext)} />
}

/** The same without what emails can't show; too short for an outline, and with a preview of its own. */
export function EmailControl(field: FieldProps) {
  return <RichText {...field} isEmail onOutline={ignoreOutline} />
}

function ignoreOutline() {}

type RichTextProps = FieldProps & {
  isEmail: boolean
  onOutline: (outline: OutlineEntry[]) => void
}

function RichText({ isEmail, onOutline, ...field }: RichTextProps) {
  const { schema, name, path } = field
  const text = typeof field.value === 'string' ? field.value : ''
  const { idOf, change } = useFormActions()
  const { errors, isReadOnly } = useFormState()
  const { pendingWrites } = useFormOptions()
  const { revision, noteOwn } = useRevision(text)
  const control = useControl(field)
  const isHydrated = useHydrated()
  const [isSource, setSource] = useState(false)
  const [reason, setReason] = useState<string>()
  const showSource = useCallback(
    (reason?: string) => {
      setReason(reason)
      setSource(true)
      onOutline([])
    },
    [onOutline],
  )
  function toggleSource() {
    if (!isSource) return showSource()
    setReason(undefined)
    setSource(false)
  }
  function write(markdown: string) {
    noteOwn(markdown)
    change(path, markdown)
  }
  const label = labelOf(schema, name)
  const words = countWords(text)
  return (
    <div
      id={idOf(path, 'body')}
      tabIndex={-1}
      className="grid scroll-mt-20 grid-cols-1 gap-2 outline-none"
    >
      <p className="hidden items-center justify-between font-semibold has-[button]:flex">
        {label}
        <CommentMarker path={path} name={label} />
      </p>
      {isSource ? (
        <>
          {reason && (
            <Notice role="status">
              This text contains {reason}, which the editor would lose. Edit it as Markdown here.
            </Notice>
          )}
          <div className="grid grid-cols-1 gap-1.5">
            <label htmlFor={control.id} className="font-semibold">
              {label}
            </label>
            <p className="text-hint text-soft">Markdown.</p>
            <textarea
              {...control}
              className="input min-h-[60svh]! font-mono"
              value={text}
              onChange={({ target }) => write(target.value)}
            />
            <FieldError path={path} />
          </div>
          {!isEmail && <TextPreview content={text} />}
        </>
      ) : (
        isHydrated && (
          <Suspense fallback={<p className="min-h-[50svh] text-soft">Loading the editor…</p>}>
            <ArticleEditor
              key={revision}
              id={control.id}
              isEmail={isEmail}
              markdown={text}
              error={errors[path]}
              disabled={isReadOnly}
              onChange={write}
              onOutline={onOutline}
              pendingWrites={pendingWrites}
              onSource={showSource}
            />
            <FieldError path={path} />
          </Suspense>
        )
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-line border-t pt-1">
        <p className="label text-soft">
          {words === 1 ? '1 word' : `${words.toLocaleString('en-US')} words`}, {readTime(text)}
        </p>
        <PeopleAt path={path} />
        <button type="button" className="admin-link" onClick={toggleSource}>
          {isSource ? 'Back to the editor' : 'Edit as Markdown'}
        </button>
      </div>
    </div>
  )
}

/** Counts the changes of a text that are not one's own, after which its editor must read it again. */
function useRevision(text: string) {
  const [known, setKnown] = useState({ text, revision: 0 })
  if (text !== known.text) setKnown({ text, revision: known.revision + 1 })
  return {
    revision: known.revision,
    noteOwn: (text: string) => setKnown(({ revision }) => ({ text, revision })),
  }
}
