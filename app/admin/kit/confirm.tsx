import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { HiddenValues } from './hidden-values.tsx'
import { Modal } from './modal.tsx'

type Question = {
  question: string
  /** What the change means, for whom, and whether it can be undone; below the question. */
  consequence: string
  /** Text of the confirming button. */
  confirm: string
  /** Text of the other button, where “Cancel” would be ambiguous. */
  dismiss?: string
  /** The values that the form sends. */
  values?: Record<string, string>
  /** Values of names that are sent several times. */
  lists?: Record<string, string[]>
  form?: Pick<ComponentProps<typeof Form>, 'action' | 'navigate' | 'fetcherKey'>
  /** Instead of sending a form. */
  onConfirm?: () => void
}

type ConfirmDialogProps = Question & { variant?: 'solid' | 'danger'; onClose: () => void }

/** Asks before a change and says what it means. Open while it is rendered. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, consequence, confirm, dismiss = 'Cancel' } = props
  const { variant = 'danger', onConfirm, onClose } = props
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Modal title={question} onClose={onClose} first={cancel}>
      <p className="mb-5 max-w-[60ch]">{consequence}</p>
      <Form
        {...props.form}
        method="post"
        className="flex flex-wrap gap-3"
        onSubmit={(event) => {
          // React passes events of the dialog on to a form around it.
          event.stopPropagation()
          onClose()
          if (!onConfirm) return
          event.preventDefault()
          onConfirm()
        }}
      >
        <HiddenValues values={props.values} lists={props.lists} />
        <Button size="sm" variant={variant} type="submit">
          {confirm}
        </Button>
        <Button ref={cancel} size="sm" variant="outline" type="button" onClick={onClose}>
          {dismiss}
        </Button>
      </Form>
    </Modal>
  )
}

type ConfirmButtonProps = Question & {
  label: ReactNode
  /** The accessible name, if the label alone is ambiguous. */
  'aria-label'?: string
  /** 'outline': nothing is lost. */
  variant?: 'danger' | 'quiet' | 'outline'
  busy?: boolean
}

/** A button that asks for confirmation. */
export function ConfirmButton({
  label,
  variant = 'danger',
  busy,
  ...question
}: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant={variant}
        type="button"
        busy={busy}
        aria-label={question['aria-label']}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <ConfirmDialog
          {...question}
          variant={variant === 'outline' ? 'solid' : 'danger'}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
