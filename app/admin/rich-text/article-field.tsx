import { lazy, type RefObject, Suspense, useCallback, useState } from 'react'
import { CommentMarker } from '#app/admin/content/comments/comment-marker.tsx'
import { Notice } from '#app/admin/kit/notice.tsx'
import { useHydrated } from '#app/admin/kit/use-hydrated.ts'
import { PeopleAt } from '#app/admin/presence/people-at.tsx'
import { countWords, readTime } from '#model/blog/blog.ts'
import { TextArea } from '#ui/text-field.tsx'
import type { OutlineEntry } from './outline.ts'
import { TextPreview } from './text-preview.tsx'

/** 150 kB that only this screen needs, and only in the browser. */
const ArticleEditor = lazy(() => import('./article-editor.tsx'))

type ArticleFieldProps = {
  /** Id of the text; that of its error ends in `-error`. */
  id: string
  /** A text for an email, which has a preview of its own. */
  isEmail?: boolean
  content: string
  /** Changes when the text is replaced from outside. */
  revision: number
  error?: string
  disabled: boolean
  onChange: (content: string) => void
  onOutline: (outline: OutlineEntry[]) => void
  writer: RefObject<(() => void) | null>
}

/** The text of an article: as it will look or, on request and if it must be, its Markdown. */
export function ArticleField(props: ArticleFieldProps) {
  const {
    id,
    isEmail = false,
    content,
    revision,
    error,
    disabled,
    onChange,
    onOutline,
    writer,
  } = props
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
  const words = countWords(content)
  return (
    <div
      id={`${id}-field`}
      tabIndex={-1}
      className="grid scroll-mt-20 grid-cols-1 gap-2 outline-none"
    >
      <p className="hidden items-center justify-between font-semibold has-[button]:flex">
        Content
        <CommentMarker path="content" name="Content" />
      </p>
      {isSource ? (
        <>
          {reason && (
            <Notice role="status">
              This text contains {reason}, which the editor would lose. Edit it as Markdown here.
            </Notice>
          )}
          <div className="grid grid-cols-1 gap-5 [&_textarea]:min-h-[60svh]! [&_textarea]:font-mono">
            <TextArea
              id={id}
              name="content"
              label="Content"
              hint="Markdown."
              rows={8}
              required
              disabled={disabled}
              value={content}
              error={error}
              onChange={({ target }) => onChange(target.value)}
            />
            {!isEmail && <TextPreview content={content} />}
          </div>
        </>
      ) : (
        isHydrated && (
          <Suspense fallback={<p className="min-h-[50svh] text-soft">Loading the editor…</p>}>
            <ArticleEditor
              key={revision}
              id={id}
              isEmail={isEmail}
              markdown={content}
              error={error}
              disabled={disabled}
              onChange={onChange}
              onOutline={onOutline}
              writer={writer}
              onSource={showSource}
            />
            {error && (
              <p id={`${id}-error`} className="font-semibold text-alarm">
                {error}
              </p>
            )}
          </Suspense>
        )
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-line border-t pt-1">
        <p className="label text-soft">
          {words === 1 ? '1 word' : `${words.toLocaleString('en-US')} words`}, {readTime(content)}
        </p>
        <PeopleAt path="content" />
        <button type="button" className="admin-link" onClick={toggleSource}>
          {isSource ? 'Back to the editor' : 'Edit as Markdown'}
        </button>
      </div>
    </div>
  )
}
