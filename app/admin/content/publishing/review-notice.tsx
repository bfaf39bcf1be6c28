import { type ReactNode, useState } from 'react'
import { Moment } from '#app/admin/kit/moment.tsx'
import type { Review } from '#model/content/review.ts'
import { Button } from '#ui/button.tsx'
import { NoteDialog, type ReviewEditor } from './note-dialog.tsx'
import { NoticeLine } from './notice-line.tsx'

type ReviewNoticeProps = {
  opened: { review: Review | null; mayPublish: boolean }
  document: ReviewEditor
  /** More buttons for whoever may publish. */
  children?: ReactNode
}

/** The request for a review, or what the reviewer wants changed. */
export function ReviewNotice({ opened, document, children }: ReviewNoticeProps) {
  const [isOpen, setOpen] = useState(false)
  const { review, mayPublish } = opened
  if (!review) return null
  const { id, by, at, note, answer } = review
  if (answer) {
    return (
      <NoticeLine
        isError
        text={
          <>
            {answer.by} sent this back on <Moment at={answer.at} />
          </>
        }
        detail={answer.text}
      />
    )
  }
  return (
    <NoticeLine
      text={
        <>
          {by} asked for a review on <Moment at={at} />
        </>
      }
      detail={note || 'Publishing or scheduling the draft approves it.'}
    >
      {mayPublish && children}
      {mayPublish && (
        <Button
          size="sm"
          variant="outline"
          type="button"
          aria-disabled={document.work !== null}
          onClick={() => setOpen(true)}
        >
          Send back
        </Button>
      )}
      {isOpen && (
        <NoteDialog
          document={document}
          title="Send back"
          label="What should change?"
          hint={`${by} gets it by email.`}
          intent="sendBack"
          field="answer"
          values={{ id }}
          onClose={() => setOpen(false)}
        />
      )}
    </NoticeLine>
  )
}
