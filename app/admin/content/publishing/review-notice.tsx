import { useState } from 'react'
import type { EditedDocument } from '#app/admin/content/edit/use-document.ts'
import { Moment } from '#app/admin/kit/moment.tsx'
import type { OpenedDocument } from '#model/content/editor.ts'
import type { Review } from '#model/content/review.ts'
import { Button } from '#ui/button.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { NoticeLine } from './notice-line.tsx'

type ReviewNoticeProps = {
  opened: Pick<OpenedDocument, 'review' | 'mayPublish' | 'isEmail'>
  document: EditedDocument
  /** The draft was changed since the review was read. */
  isChanged?: boolean
}

/** The request for a review, its approval, or what the reviewer wants changed. */
export function ReviewNotice({ opened, document, isChanged }: ReviewNoticeProps) {
  const { review, mayPublish, isEmail } = opened
  if (!review) return null
  const { by, at, note, reviewer, answer, approval } = review
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
  if (approval) {
    const isCurrent = approval.isCurrent && !isChanged
    return (
      <NoticeLine
        isError={!isCurrent}
        text={
          <>
            {isCurrent ? 'Approved by' : 'The draft has changed since it was approved by'}{' '}
            {approval.by} on <Moment at={approval.at} />
          </>
        }
        detail={
          isCurrent
            ? approval.text ||
              (isEmail
                ? 'Subscribers get it once it is sent.'
                : 'Visitors see it once it is published.')
            : 'The approval no longer counts.'
        }
      />
    )
  }
  const whom = !reviewer ? 'for a review' : reviewer.isMe ? 'you for a review' : null
  return (
    <NoticeLine
      text={
        <>
          {by} asked {whom ?? `${reviewer?.name} for a review`} on <Moment at={at} />
        </>
      }
      detail={
        note || `${isEmail ? 'Sending' : 'Publishing'} or scheduling the draft approves it, too.`
      }
    >
      {mayPublish && <Answers review={review} document={document} />}
    </NoticeLine>
  )
}

type AnswersProps = { review: Review; document: EditedDocument }

/** Buttons to approve the draft or send it back, each with a note. */
function Answers({ review: { id, by }, document }: AnswersProps) {
  const [open, setOpen] = useState<'approve' | 'sendBack' | null>(null)
  const shared = { document, field: 'answer', values: { id }, onClose: () => setOpen(null) }
  const button = (answer: 'approve' | 'sendBack', name: string) => (
    <Button
      size="sm"
      variant="outline"
      type="button"
      aria-disabled={document.work !== null}
      onClick={() => setOpen(answer)}
    >
      {name}
    </Button>
  )
  return (
    <>
      {button('approve', 'Approve')}
      {button('sendBack', 'Send back')}
      {open === 'approve' && (
        <NoteDialog
          {...shared}
          title="Approve"
          label="Note"
          hint={`Optional. ${by} gets it by email. Nothing is published; a change of the draft withdraws the approval.`}
          action="content.approve"
        />
      )}
      {open === 'sendBack' && (
        <NoteDialog
          {...shared}
          title="Send back"
          label="What should change?"
          hint={`${by} gets it by email.`}
          action="content.sendBack"
        />
      )}
    </>
  )
}
